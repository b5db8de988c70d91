import { rosters } from '@/data/rosters/rosters'
import type { Raid } from './raid'
import { raidIdOf, type Selection } from './selection'

/**
 * Returns the raid of a selection, with the only Tera type if its boss has just one; `undefined` if no boss of its
 * tier and region is chosen. Not in `raid.ts`: it needs shipped data, and `allRaids` helps to make them.
 */
export function findRaid({ teraType, ...selection }: Selection): Raid | undefined {
  const id = raidIdOf(selection)
  const boss = id && rosters[id.tier].find(({ region, name }) => region === id.region && name === id.boss)
  return boss && { id, tier: selection.tier, boss, teraType: boss.teraType ?? teraType }
}
