import * as z from 'zod'
import { percent } from './plain-values'

// Schemas of what rosters and events record in the same way.

/** The schema of a field that is `unknown` if nobody has read its value yet. */
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

const lotteryEntrySchema = z.object({ item: z.string(), count: z.int(), weight: z.int() })

const fixedRewardSchema = z.object({
  item: z.string(),
  count: z.int(),
  to: z.enum(['everyone', 'host', 'guest']),
})

/**
 * The schema of a reward table: each roll draws from `lottery` by weight, with replacement; `fixed` is always given. An
 * event's table says more, see `data/events/rewards.ts`.
 */
export const rewardTableSchema = z
  .object({
    totalWeight: z.int(),
    lottery: z.array(lotteryEntrySchema),
    fixed: z.array(fixedRewardSchema),
  })
  .refine((table) => table.lottery.reduce((sum, { weight }) => sum + weight, 0) === table.totalWeight, {
    path: ['totalWeight'],
    error: 'is not the sum of the weights of the lottery',
  })

/** A reward table. Each roll draws from `lottery` by weight, with replacement; `fixed` is always given. */
export type RewardTable = z.infer<typeof rewardTableSchema>
