import * as v from 'valibot'
import { parseRecords } from './parse-records'
import typeColoursFile from './type-colours.json'
import { TYPE_NAMES } from './vocabulary'

const typeColoursSchema = v.strictObject(
  v.entriesFromList(TYPE_NAMES, v.pipe(v.string(), v.regex(/^#[0-9a-f]{6}$/))),
)

/**
 * The colour of each type as `#rrggbb`, for pictures. The screen has the same in `app/_theme/type-colours.css`.
 * White text on it has a contrast of at least 7:1.
 */
export const typeColours = parseRecords('data/type-colours.json', typeColoursSchema, typeColoursFile)
