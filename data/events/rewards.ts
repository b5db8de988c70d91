import * as z from 'zod/mini'
import { once } from '@/data/once'
import { parseRecords } from '@/data/parse-records'
import { rewardTableSchema } from '@/data/rewards'
import rewardsFile from './rewards.json'

const eventRewardTableSchema = z.safeExtend(rewardTableSchema, {
  firstWin: z.array(z.object({ item: z.string().check(z.minLength(1)), count: z.int() })),
})

/** A reward table of a raid by event: see `eventRewards`. */
export type EventRewardTable = z.infer<typeof eventRewardTableSchema>

/** The schema of the file of reward tables by name. */
export const eventRewardsSchema = z.object({ tables: z.record(z.string(), eventRewardTableSchema) })

/**
 * The reward tables of raids by event. `firstWin` is given once, for the first win against this raid; the rest is as in
 * `data/rewards.ts`. Five first tables have no lottery, since the game gave none. Source: see `EventRaid`.
 */
export const eventRewards = once(() =>
  parseRecords('data/events/rewards.json', eventRewardsSchema, rewardsFile),
)
