import * as v from 'valibot'
import { parseRecords } from './parse-records'
import { integer } from './plain-values'
import rewardsFile from './rewards.json'

const lotteryEntrySchema = v.object({ item: v.string(), count: integer, weight: integer })

const fixedRewardSchema = v.object({
  item: v.string(),
  count: integer,
  to: v.picklist(['everyone', 'host', 'guest']),
})

/**
 * The schema of a reward table: each roll draws from `lottery` by weight, with replacement; `fixed` is always given. An
 * event's table says more, see `data/events/rewards.ts`.
 */
export const rewardTableSchema = v.pipe(
  v.object({
    totalWeight: integer,
    lottery: v.array(lotteryEntrySchema),
    fixed: v.array(fixedRewardSchema),
  }),
  v.forward(
    v.check(
      (table) => table.lottery.reduce((sum, { weight }) => sum + weight, 0) === table.totalWeight,
      'is not the sum of the weights of the lottery',
    ),
    ['totalWeight'],
  ),
)

const rewardsSchema = v.object({
  tables: v.record(v.string(), rewardTableSchema),
})

/** A reward table. Each roll draws from `lottery` by weight, with replacement; `fixed` is always given. */
export type RewardTable = v.InferOutput<typeof rewardTableSchema>

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
