import * as z from 'zod'
import { ownData } from './own-data'
import typeColoursFile from './type-colours.json'
import { TYPE_NAMES } from './vocabulary'

/** The schema of the file. */
export const typeColoursSchema = z.record(z.enum(TYPE_NAMES), z.string().regex(/^#[0-9a-f]{6}$/))

/**
 * The colour of each type as `#rrggbb`, for pictures. The screen has the same in `app/_theme/type-colours.css`.
 * White text on it has a contrast of at least 7:1.
 */
export const typeColours: z.infer<typeof typeColoursSchema> = ownData(typeColoursFile)
