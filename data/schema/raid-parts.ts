import * as z from 'zod'
import { percent } from '@/data/plain-values'

// What rosters and events record alike.

/** The schema of a field that may be `unknown`: there is something or nothing, and nobody has read which. */
export function orUnknown<Schema extends z.core.$ZodType>(schema: Schema) {
  return z.union([schema, z.literal('unknown')])
}

/** The schema of the suffix of an image's file for a form: `-h`. */
export const imageAltSchema = z.string().regex(/^-[a-z]$/)

/** The schema of a boss's shield: see `RaidBoss`. */
export const shieldSchema = z.strictObject({
  hp: percent,
  time: percent,
  barPercentOfHp: percent,
  damageThroughPercent: z.strictObject({
    plain: percent,
    teraOtherType: percent,
    // The first 7★ Pikachu’s lets through more than all: 120.
    teraSameType: z.number().min(0),
  }),
})

/** The schema of a boss's chance of a further move in a turn: see `RaidBoss`. */
export const secondMoveSchema = z.strictObject({ hp: percent, time: percent, chance: percent })
