import { ownData } from '@/data/own-data'
import rewardsFile from './rewards.json'
import type { EventRewardTable } from './schema'

export type { EventRewardTable } from './schema'

/**
 * The reward tables of event raids, by name. `firstWin` is given once, for the first win against the raid; for the rest see
 * `RewardTable`. A table without a lottery has none in the game. Source: see `EventRaid`.
 */
export const eventRewards: { readonly tables: Readonly<Record<string, EventRewardTable>> } =
  ownData(rewardsFile)
