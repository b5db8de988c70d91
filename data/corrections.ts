import * as z from 'zod/mini'
import correctionsFile from './corrections.json'
import { parseRecords } from './parse-records'
import { learnWaySchema } from './shipped/schema'

const text = z.string().check(z.minLength(1))

const correctionSchema = z.object({
  key: text,
  field: text,
  value: z.json(),
  reason: text,
  source: text,
})

const learnedCorrectionSchema = z.object({
  key: text,
  move: text,
  way: learnWaySchema,
  reason: text,
  source: text,
})

const correctionsSchema = z.object({
  creatures: z.array(correctionSchema),
  moves: z.array(correctionSchema),
  learned: z.array(learnedCorrectionSchema),
  unanswered: z.array(z.object({ key: text, reason: text, source: text })),
})

/**
 * A field that the creature service gets wrong. `key` names the creature or move, `field` is the path in the service's
 * answer (`basePower`, `baseStats.attack`), `value` is the right value.
 */
export type Correction = z.infer<typeof correctionSchema>

/**
 * The known errors of the creature service: wrong fields of creatures and moves, the ways in which a creature (`key`)
 * learns a move, and creatures that it cannot answer.
 * Each record gives a reason and a source.
 */
export const corrections = parseRecords('data/corrections.json', correctionsSchema, correctionsFile)
