import * as z from 'zod'
import { nonEmptyText } from '@/data/plain-values'
import { learnWaySchema } from '@/data/shipped/schema'
import { ORIGINS } from '@/data/vocabulary'

const correctionSchema = z.object({
  key: nonEmptyText,
  field: nonEmptyText,
  value: z.unknown(),
  reason: nonEmptyText,
  source: nonEmptyText,
})

const learnedCorrectionSchema = z.object({
  key: nonEmptyText,
  move: nonEmptyText,
  way: learnWaySchema,
  reason: nonEmptyText,
  source: nonEmptyText,
})

/** The schema of `corrections.json`. */
export const correctionsSchema = z.object({
  creatures: z.array(correctionSchema),
  moves: z.array(correctionSchema),
  learned: z.array(learnedCorrectionSchema),
  unanswered: z.array(z.object({ key: nonEmptyText, reason: nonEmptyText, source: nonEmptyText })),
})

/**
 * A field that is wrong in the creature service. `key` names the creature or move, `field` is the path in the service's
 * answer (`basePower`, `baseStats.attack`), `value` is the right value.
 */
export type Correction = z.infer<typeof correctionSchema>

/** All known errors: see `corrections`. */
export type Corrections = z.infer<typeof correctionsSchema>

const originExceptionSchema = z.strictObject({
  name: nonEmptyText,
  origin: z.enum(ORIGINS),
  reason: nonEmptyText,
  source: nonEmptyText,
})

/** The schema of `origins.json`. */
export const originsSchema = z.array(originExceptionSchema)

/** A creature, by its name in @pkmn/dex, whose origin doesn't follow from its tags there. */
export type OriginException = z.infer<typeof originExceptionSchema>

const partnerSchema = z.strictObject({
  name: nonEmptyText,
  ability: z.optional(nonEmptyText),
  moves: z.array(nonEmptyText).min(1).max(4),
})

/** The schema of `partners.json`. */
export const partnersSchema = z.array(partnerSchema)

/**
 * The Pokémon of an NPC who joins a lone player. Names are those of @pkmn/dex; `ability` is set if it is known to act in a
 * raid.
 */
export type Partner = z.infer<typeof partnerSchema>
