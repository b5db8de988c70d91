import { rosters } from '@/data/rosters/rosters'
import type { Raid } from './raid'
import { raidIdOf, type Selection } from './selection'

/**
 * Returns `undefined` if no boss of the tier and region is chosen. Not in `raid.ts`, because it needs bundled data that
 * `allRaids` helps to make.
 */
export function findRaid({ teraType, ...selection }: Selection): Raid | undefined {
  const id = raidIdOf(selection)
  const boss = id && rosters[id.tier].find(({ region, name }) => region === id.region && name === id.boss)
  return boss && { id, tier: selection.tier, boss, teraType: boss.teraType ?? teraType }
}
