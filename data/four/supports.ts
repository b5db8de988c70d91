import * as z from 'zod/mini'
import { parseRecords } from '@/data/parse-records'
import supportsFile from './supports.json'

const supportSchema = z.strictObject({
  set: z.string().check(z.minLength(1)),
  isRare: z.optional(z.literal(true)),
})

/**
 * A Pokémon that helps a team of four.
 *
 * - `set` is the text of Pokémon Showdown: species, item, ability and moves. How it is trained follows the boss.
 * - `isRare` says that not every player has one: it is legendary or mythical.
 */
export type TeamSupport = z.infer<typeof supportSchema>

/** The supports of teams, chosen by hand: after what players bring (`data/openings.json`), and what multiplies a strike. */
export const teamSupports: readonly TeamSupport[] = parseRecords(
  'data/four/supports.json',
  z.array(supportSchema),
  supportsFile,
)
