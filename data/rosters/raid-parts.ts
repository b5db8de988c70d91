import * as v from 'valibot'
import { percent } from '@/data/plain-values'

// What rosters and events record alike.

/** The schema of a field that may be `unknown`: there is something or nothing, and nobody has read which. */
export function orUnknown<Schema extends v.GenericSchema>(schema: Schema) {
  return v.union([schema, v.literal('unknown')])
}

/** The schema of the suffix of an image's file for a form: `-h`. */
export const imageAltSchema = v.pipe(v.string(), v.regex(/^-[a-z]$/))

/** The schema of a boss's shield: see `RaidBoss`. */
export const shieldSchema = v.strictObject({
  hp: percent,
  time: percent,
  barPercentOfHp: percent,
  damageThroughPercent: v.strictObject({
    plain: percent,
    teraOtherType: percent,
    // The first 7★ Pikachu’s lets through more than all: 120.
    teraSameType: v.pipe(v.number(), v.minValue(0)),
  }),
})

/** The schema of a boss's chance of a further move in a turn: see `RaidBoss`. */
export const secondMoveSchema = v.strictObject({ hp: percent, time: percent, chance: percent })
