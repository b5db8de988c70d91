import * as z from 'zod'
import { ownData } from '@/data/own-data'
import { nonEmptyText } from '@/data/plain-values'
import supportsFile from './supports.json'

const supportSchema = z.strictObject({
  set: nonEmptyText,
  isRare: z.optional(z.literal(true)),
})

/** The schema of the file. */
export const supportsSchema = z.array(supportSchema)

/**
 * A Pokémon that helps a team of four.
 *
 * - `set` is the text of Pokémon Showdown: species, item, ability and moves. How it is trained follows the boss.
 * - `isRare` says that not every player has one: it is legendary or mythical.
 */
export type TeamSupport = z.infer<typeof supportSchema>

/** The supports of teams, chosen by hand: after what players bring (`data/strategies/openings.json`), and what multiplies a strike. */
export const teamSupports: readonly TeamSupport[] = ownData(supportsFile)
