import * as v from 'valibot'
import correctionsFile from './corrections.json'
import { parseRecords } from './parse-records'
import { nonEmptyText } from './plain-values'
import { learnWaySchema } from './shipped/schema'

const correctionSchema = v.object({
  key: nonEmptyText,
  field: nonEmptyText,
  value: v.unknown(),
  reason: nonEmptyText,
  source: nonEmptyText,
})

const learnedCorrectionSchema = v.object({
  key: nonEmptyText,
  move: nonEmptyText,
  way: learnWaySchema,
  reason: nonEmptyText,
  source: nonEmptyText,
})

const correctionsSchema = v.object({
  creatures: v.array(correctionSchema),
  moves: v.array(correctionSchema),
  learned: v.array(learnedCorrectionSchema),
  unanswered: v.array(v.object({ key: nonEmptyText, reason: nonEmptyText, source: nonEmptyText })),
})

/**
 * A field that the creature service gets wrong. `key` names the creature or move, `field` is the path in the service's
 * answer (`basePower`, `baseStats.attack`), `value` is the right value.
 */
export type Correction = v.InferOutput<typeof correctionSchema>

/**
 * The known errors of the creature service: wrong fields of creatures and moves, the ways in which a creature (`key`)
 * learns a move, and creatures that it cannot answer.
 * Each record gives a reason and a source.
 */
export const corrections = parseRecords('data/corrections.json', correctionsSchema, correctionsFile)
