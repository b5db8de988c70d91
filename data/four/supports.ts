import * as v from 'valibot'
import { parseRecords } from '@/data/parse-records'
import { nonEmptyText } from '@/data/plain-values'
import supportsFile from './supports.json'

const supportSchema = v.strictObject({
  set: nonEmptyText,
  isRare: v.optional(v.literal(true)),
})

/**
 * A Pokémon that helps a team of four.
 *
 * - `set` is the text of Pokémon Showdown: species, item, ability and moves. How it is trained follows the boss.
 * - `isRare` says that not every player has one: it is legendary or mythical.
 */
export type TeamSupport = v.InferOutput<typeof supportSchema>

/** The supports of teams, chosen by hand: after what players bring (`data/openings.json`), and what multiplies a strike. */
export const teamSupports: readonly TeamSupport[] = parseRecords(
  'data/four/supports.json',
  v.array(supportSchema),
  supportsFile,
)
