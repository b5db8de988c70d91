import { ownData } from '@/data/own-data'
import type { EventRewardTable } from '@/data/schema/rewards'
import rewardsFile from './rewards.json'

export type { EventRewardTable } from '@/data/schema/rewards'

/**
 * The reward tables of raids by event. `firstWin` is given once, for the first win against this raid; the rest is as in
 * `data/rewards.ts`. Five first tables have no lottery, since the game gave none. Source: see `EventRaid`.
 */
export const eventRewards: { readonly tables: Readonly<Record<string, EventRewardTable>> } =
  ownData(rewardsFile)
