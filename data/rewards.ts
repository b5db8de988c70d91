import * as z from 'zod/mini'
import { parseRecords } from './parse-records'
import rewardsFile from './rewards.json'

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
  .check(
    z.refine((table) => table.lottery.reduce((sum, { weight }) => sum + weight, 0) === table.totalWeight, {
      path: ['totalWeight'],
      error: 'is not the sum of the weights of the lottery',
    }),
  )

const rewardsSchema = z.object({
  tables: z.record(z.string(), rewardTableSchema),
})

/** A reward table. Each roll draws from `lottery` by weight, with replacement; `fixed` is always given. */
export type RewardTable = z.infer<typeof rewardTableSchema>

/**
 * The reward tables by name. Source: the game's own raid reward tables.
 */
export const rewards = parseRecords('data/rewards.json', rewardsSchema, rewardsFile)

/** Returns a reward table by name. Throws when there is none. */
export function rewardTable(name: string): RewardTable {
  const table = rewards.tables[name]
  if (!table) throw new Error(`data/rewards.json: no table ${name}`)
  return table
}
