import * as v from 'valibot'
import { once } from '@/data/once'
import { parseRecords } from '@/data/parse-records'
import { integer, nonEmptyText } from '@/data/plain-values'
import { rewardTableSchema } from '@/data/rewards'
import rewardsFile from './rewards.json'

const eventRewardTableSchema = v.intersect([
  rewardTableSchema,
  v.object({ firstWin: v.array(v.object({ item: nonEmptyText, count: integer })) }),
])

/** A reward table of a raid by event: see `eventRewards`. */
export type EventRewardTable = v.InferOutput<typeof eventRewardTableSchema>

/** The schema of the file of reward tables by name. */
export const eventRewardsSchema = v.object({ tables: v.record(v.string(), eventRewardTableSchema) })

/**
 * The reward tables of raids by event. `firstWin` is given once, for the first win against this raid; the rest is as in
 * `data/rewards.ts`. Five first tables have no lottery, since the game gave none. Source: see `EventRaid`.
 */
export const eventRewards = once(() =>
  parseRecords('data/events/rewards.json', eventRewardsSchema, rewardsFile),
)
