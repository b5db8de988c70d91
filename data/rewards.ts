import * as z from 'zod/mini'
import { parseRecords } from './parse-records'
import rewardsFile from './rewards.json'
import { TIERS } from './vocabulary'

const lotteryEntrySchema = z.object({ item: z.string(), count: z.int(), weight: z.int() })

const fixedRewardSchema = z.object({
  item: z.string(),
  count: z.int(),
  to: z.enum(['everyone', 'host', 'guest']),
})

const rewardTableSchema = z
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
  rollsByTier: z.record(z.enum(TIERS), z.array(z.object({ rolls: z.int(), probability: z.number() }))),
  tables: z.record(z.string(), rewardTableSchema),
})

/** One reward table: `lottery` is drawn by weight, with replacement, once per roll; `fixed` is always given. */
export type RewardTable = z.infer<typeof rewardTableSchema>

/**
 * The reward tables by name, and of each tier how many rolls a raid has with which probability.
 * Source: the game's own raid reward tables; the number of rolls is the community's count.
 */
export const rewards = parseRecords('data/rewards.json', rewardsSchema, rewardsFile)

/** The reward table of a name. Throws when there is none: a test holds the rosters against the tables. */
export function rewardTable(name: string): RewardTable {
  const table = rewards.tables[name]
  if (!table) throw new Error(`data/rewards.json: there is no table ${name}`)
  return table
}
