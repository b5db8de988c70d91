import * as z from 'zod/mini'
import correctionsFile from './corrections.json'
import { parseRecords } from './parse-records'

const text = z.string().check(z.minLength(1))

const correctionSchema = z.object({
  key: text,
  field: text,
  value: z.json(),
  reason: text,
  source: text,
})

const correctionsSchema = z.object({
  creatures: z.array(correctionSchema),
  moves: z.array(correctionSchema),
  unanswered: z.array(z.object({ key: text, reason: text, source: text })),
})

/**
 * A field of which the creature service says something wrong: `key` is that of the creature or move, `field` the place in
 * the service's answer (`basePower`, `baseStats.attack`), `value` what the answer should hold there.
 */
export type Correction = z.infer<typeof correctionSchema>

/**
 * The known errors of the creature service: fields of creatures and moves, and the creatures for which it has no answer.
 * Each record names its reason and its source.
 */
export const corrections = parseRecords('data/corrections.json', correctionsSchema, correctionsFile)
