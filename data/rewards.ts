import { ownData } from './own-data'
import rewardsFile from './rewards.json'
import type { RewardTable } from './schema/rewards'

export type { RewardTable } from './schema/rewards'

/**
 * The reward tables by name. Source: the game's own raid reward tables.
 */
export const rewards: { readonly tables: Readonly<Record<string, RewardTable>> } = ownData(rewardsFile)

/** Returns a reward table by name. Throws when there is none. */
export function rewardTable(name: string): RewardTable {
  const table = rewards.tables[name]
  if (!table) throw new Error(`data/rewards.json: no table ${name}`)
  return table
}
