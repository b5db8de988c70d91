import * as z from 'zod/mini'
import machinesFile from './machines.json'
import { parseRecords } from './parse-records'

const machinesSchema = z.array(z.string().check(z.minLength(1)))

/**
 * The names of the moves that the Technical Machines of Scarlet and Violet teach, TM001 first.
 * Source: https://bulbapedia.bulbagarden.net/wiki/TM; the numbers agree with the machines of version group 25 in
 * https://github.com/PokeAPI/pokeapi/blob/master/data/v2/csv/machines.csv
 */
export const machines: readonly string[] = parseRecords('data/machines.json', machinesSchema, machinesFile)
