import * as v from 'valibot'
import originsFile from './origins.json'
import { parseRecords } from './parse-records'
import { nonEmptyText } from './plain-values'
import { ORIGINS } from './vocabulary'

const originsSchema = v.array(
  v.strictObject({
    name: nonEmptyText,
    origin: v.picklist(ORIGINS),
    reason: nonEmptyText,
    source: nonEmptyText,
  }),
)

/** The creatures whose origin the tags of @pkmn/dex do not tell, by the names of @pkmn/dex, each with its source. */
export const originExceptions = parseRecords('data/origins.json', originsSchema, originsFile)
