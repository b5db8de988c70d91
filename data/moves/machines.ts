import * as z from 'zod'
import { ownData } from '@/data/own-data'
import { nonEmptyText } from '@/data/plain-values'
import machinesFile from './machines.json'

export const machinesSchema = z.array(nonEmptyText)

/**
 * The moves of the Technical Machines of Scarlet and Violet, TM001 first.
 * Source: https://bulbapedia.bulbagarden.net/wiki/TM. The numbers agree with the machines of version group 25 in
 * https://github.com/PokeAPI/pokeapi/blob/master/data/v2/csv/machines.csv
 */
export const machines: readonly string[] = ownData(machinesFile)
