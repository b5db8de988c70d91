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

export const correctionsSchema = z.object({
  creatures: z.array(correctionSchema),
  moves: z.array(correctionSchema),
  learned: z.array(learnedCorrectionSchema),
  unanswered: z.array(z.object({ key: nonEmptyText, reason: nonEmptyText, source: nonEmptyText })),
})

/**
 * A wrong field. `key` names the creature or move, `field` is the path in the service's answer
 * (`basePower`, `baseStats.attack`), `value` is the right value.
 */
export type Correction = z.infer<typeof correctionSchema>

export type Corrections = z.infer<typeof correctionsSchema>

const originExceptionSchema = z.strictObject({
  name: nonEmptyText,
  origin: z.enum(ORIGINS),
  reason: nonEmptyText,
  source: nonEmptyText,
})

export const originsSchema = z.array(originExceptionSchema)

export type OriginException = z.infer<typeof originExceptionSchema>

const partnerSchema = z.strictObject({
  name: nonEmptyText,
  ability: z.optional(nonEmptyText),
  moves: z.array(nonEmptyText).min(1).max(4),
})

export const partnersSchema = z.array(partnerSchema)

/** `ability` is set if it is known to act in a raid. */
export type Partner = z.infer<typeof partnerSchema>
