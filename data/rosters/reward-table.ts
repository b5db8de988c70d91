import { type EventRewardTable, eventRewards } from '@/data/events/rewards'
import { rewardTable } from '@/data/rewards'
import type { RaidBoss } from './boss'

/**
 * The reward table of a boss; `unknown` where nobody has read it. An ordinary raid gives nothing for a first win alone.
 * Throws when its record names a table that there is not.
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
