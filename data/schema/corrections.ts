import * as z from 'zod'
import { nonEmptyText } from '@/data/plain-values'
import { learnWaySchema } from './shipped'

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

/** The schema of `data/corrections.json`. */
export const correctionsSchema = z.object({
  creatures: z.array(correctionSchema),
  moves: z.array(correctionSchema),
  learned: z.array(learnedCorrectionSchema),
  unanswered: z.array(z.object({ key: nonEmptyText, reason: nonEmptyText, source: nonEmptyText })),
})

/**
 * A field that the creature service gets wrong. `key` names the creature or move, `field` is the path in the service's
 * answer (`basePower`, `baseStats.attack`), `value` is the right value.
 */
export type Correction = z.infer<typeof correctionSchema>

/** All known errors: see `corrections`. */
export type Corrections = z.infer<typeof correctionsSchema>
