import { type EventRewardTable, eventRewards } from '@/data/events/rewards'
import { ownData } from '@/data/own-data'
import type { RewardTable } from '@/data/raid-parts'
import type { RaidBoss } from './boss'
import rewardsFile from './rewards.json'

/** For ordinary raids, by name. Source: the game's own raid reward tables. */
export const rewards: { readonly tables: Readonly<Record<string, RewardTable>> } = ownData(rewardsFile)

/** Returns a reward table of ordinary raids by name. Throws when there is none. */
export function rewardTable(name: string): RewardTable {
  const table = rewards.tables[name]
  if (!table) throw new Error(`data/rosters/rewards.json: no table ${name}`)
  return table
}

/**
 * `unknown` if nobody has read it. An ordinary raid has no extra reward for a first win. Throws if the
 * boss's record names a missing table.
 */
export function rewardTableOf({
  rewardTable: name,
  event,
}: Pick<RaidBoss, 'rewardTable' | 'event'>): EventRewardTable | 'unknown' {
  if (name === 'unknown') return name
  if (!event) return { ...rewardTable(name), firstWin: [] }
  const table = eventRewards.tables[name]
  if (!table) throw new Error(`data/events/rewards.json: no table ${name}`)
  return table
}
