import * as z from 'zod/mini'
import originsFile from './origins.json'
import { parseRecords } from './parse-records'
import { ORIGINS } from './vocabulary'

const text = z.string().check(z.minLength(1))

const originsSchema = z.array(
  z.strictObject({ name: text, origin: z.enum(ORIGINS), reason: text, source: text }),
)

/** The creatures whose origin the tags of @pkmn/dex do not tell, by the names of @pkmn/dex, each with its source. */
export const originExceptions = parseRecords('data/origins.json', originsSchema, originsFile)
