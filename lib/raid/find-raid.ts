import { rosters } from '@/data/rosters/rosters'
import type { Raid } from './raid'
import { raidIdOf, type Selection } from './selection'

/**
 * The raid of a selection; that of a boss with one Tera type has that type. Gives `undefined` when no boss of its tier and
 * region is chosen. Apart from `allRaids`, since what is offered is shipped data, which `allRaids` helps to make.
 */
export function findRaid({ teraType, ...selection }: Selection): Raid | undefined {
  const id = raidIdOf(selection)
  const boss = id && rosters[id.tier].find(({ region, name }) => region === id.region && name === id.boss)
  return boss && { id, tier: selection.tier, boss, teraType: boss.teraType ?? teraType }
}
