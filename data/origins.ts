import * as z from 'zod'
import originsFile from './origins.json'
import { ownData } from './own-data'
import { nonEmptyText } from './plain-values'
import { ORIGINS } from './vocabulary'

/** The schema of the file. */
export const originsSchema = z.array(
  z.strictObject({
    name: nonEmptyText,
    origin: z.enum(ORIGINS),
    reason: nonEmptyText,
    source: nonEmptyText,
  }),
)

/** The creatures whose origin the tags of @pkmn/dex do not tell, by the names of @pkmn/dex, each with its source. */
export const originExceptions: z.infer<typeof originsSchema> = ownData(originsFile)
