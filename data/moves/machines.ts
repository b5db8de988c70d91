import * as z from 'zod'
import { ownData } from '@/data/own-data'
import { nonEmptyText } from '@/data/plain-values'
import machinesFile from './machines.json'

/** The schema of the file. */
export const machinesSchema = z.array(nonEmptyText)

/**
 * The names of the moves that the Technical Machines of Scarlet and Violet teach, TM001 first.
 * Source: https://bulbapedia.bulbagarden.net/wiki/TM; the numbers agree with the machines of version group 25 in
 * https://github.com/PokeAPI/pokeapi/blob/master/data/v2/csv/machines.csv
 */
export const machines: readonly string[] = ownData(machinesFile)
