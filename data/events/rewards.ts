import { ownData } from '@/data/own-data'
import rewardsFile from './rewards.json'
import type { EventRewardTable } from './schema'

export type { EventRewardTable } from './schema'

/**
 * By name. `firstWin` is only given for the first win; see `RewardTable` for the other fields. A table
 * without a lottery has none in the game. Source: see `EventRaid`.
 */
export const eventRewards: { readonly tables: Readonly<Record<string, EventRewardTable>> } =
  ownData(rewardsFile)
