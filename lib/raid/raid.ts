import { type RaidBoss, rosters } from '@/data/rosters/rosters'
import type { Tier, TypeName } from '@/data/vocabulary'
import { rosterTier, type Selection } from './selection'

/** A raid: a boss, and the tier and Tera type where they are chosen. */
export interface Raid {
  readonly tier?: Tier
  readonly boss: RaidBoss
  readonly teraType?: TypeName
}

/** The raid that a selection names; `undefined` while no boss of its tier and region is chosen. */
export function findRaid({ tier, region, boss: name, teraType }: Selection): Raid | undefined {
  const boss = rosters[rosterTier(tier)].find((entry) => entry.region === region && entry.name === name)
  return boss && { tier, boss, teraType }
}
