import * as z from 'zod'
import { ownData } from '@/data/own-data'
import { nonEmptyText } from '@/data/plain-values'
import supportsFile from './supports.json'

const supportSchema = z.strictObject({
  set: nonEmptyText,
  isRare: z.optional(z.literal(true)),
})

export const supportsSchema = z.array(supportSchema)

/**
 * A Pokémon that helps a team of four. `set` is a Showdown set with species, item, ability and moves;
 * training depends on the boss. `isRare` is set for Legendary and Mythical Pokémon, which not every
 * player has.
 */
export type TeamSupport = z.infer<typeof supportSchema>

/**
 * Chosen by hand: supports that players bring in `openings.json`, and supports that multiply the
 * finishing move.
 */
export const teamSupports: readonly TeamSupport[] = ownData(supportsFile)
