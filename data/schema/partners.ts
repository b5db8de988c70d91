import * as z from 'zod'
import { nonEmptyText } from '@/data/plain-values'

const partnerSchema = z.strictObject({
  name: nonEmptyText,
  ability: z.optional(nonEmptyText),
  moves: z.array(nonEmptyText).min(1).max(4),
})

/** The schema of `data/partners.json`. */
export const partnersSchema = z.array(partnerSchema)

/**
 * A partner that the game gives a lone player: its species and moves in the names of @pkmn/dex, and its ability where that
 * is known to act in a raid.
 */
export type Partner = z.infer<typeof partnerSchema>
