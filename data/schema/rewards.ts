import * as z from 'zod'
import { nonEmptyText } from '@/data/plain-values'

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
const rewardTableSchema = z
  .object({
    totalWeight: z.int(),
    lottery: z.array(lotteryEntrySchema),
    fixed: z.array(fixedRewardSchema),
  })
  .refine((table) => table.lottery.reduce((sum, { weight }) => sum + weight, 0) === table.totalWeight, {
    path: ['totalWeight'],
    error: 'is not the sum of the weights of the lottery',
  })

/** The schema of `data/rewards.json`. */
export const rewardsSchema = z.object({
  tables: z.record(z.string(), rewardTableSchema),
})

/** A reward table. Each roll draws from `lottery` by weight, with replacement; `fixed` is always given. */
export type RewardTable = z.infer<typeof rewardTableSchema>

const eventRewardTableSchema = rewardTableSchema.safeExtend({
  firstWin: z.array(z.object({ item: nonEmptyText, count: z.int() })),
})

/** A reward table of a raid by event: see `eventRewards`. */
export type EventRewardTable = z.infer<typeof eventRewardTableSchema>

/** The schema of `data/events/rewards.json`. */
export const eventRewardsSchema = z.object({ tables: z.record(z.string(), eventRewardTableSchema) })
