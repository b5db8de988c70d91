import * as z from 'zod'
import { percent } from './plain-values'

// For both rosters and events.

/** `unknown` means that nobody has read the value. */
export function orUnknown<T extends z.core.$ZodType>(schema: T) {
  return z.union([schema, z.literal('unknown')])
}

/** Suffix of an image's file name for a form: `-h`. */
export const imageAltSchema = z.string().regex(/^-[a-z]$/)

export const shieldSchema = z.strictObject({
  hp: percent,
  time: percent,
  barPercentOfHp: percent,
  damageThroughPercent: z.strictObject({
    plain: percent,
    teraOtherType: percent,
    // More than 100 for the first 7★ Pikachu: 120.
    teraSameType: z.number().min(0),
  }),
})

export const secondMoveSchema = z.strictObject({ hp: percent, time: percent, chance: percent })

const lotteryEntrySchema = z.object({ item: z.string(), count: z.int(), weight: z.int() })

const fixedRewardSchema = z.object({
  item: z.string(),
  count: z.int(),
  to: z.enum(['everyone', 'host', 'guest']),
})

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

/**
 * Each roll draws from `lottery` by weight, with replacement; `fixed` is always given. For event
 * tables see `eventRewards`.
 */
export type RewardTable = z.infer<typeof rewardTableSchema>
