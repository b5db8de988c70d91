import { ownData } from '@/data/own-data'
import rewardsFile from './rewards.json'
import type { EventRewardTable } from './schema'

export type { EventRewardTable } from './schema'

/**
 * The reward tables of raids by event. `firstWin` is given once, for the first win against this raid; the rest is as in
 * `data/rosters/rewards.ts`. Five first tables have no lottery, since the game gave none. Source: see `EventRaid`.
 */
export const eventRewards: { readonly tables: Readonly<Record<string, EventRewardTable>> } =
  ownData(rewardsFile)
