import { type RaidBoss, rosters } from '@/data/rosters/rosters'
import type { Tier, TypeName } from '@/data/vocabulary'
import { rosterTier, type Selection } from './selection'

/** A raid: a boss, with the tier and Tera type if they are chosen. */
export interface Raid {
  readonly tier?: Tier
  readonly boss: RaidBoss
  readonly teraType?: TypeName
}

/** The raid of a selection. Gives `undefined` when no boss of its tier and region is chosen. */
export function findRaid({ tier, region, boss: name, teraType }: Selection): Raid | undefined {
  const boss = rosters[rosterTier(tier)].find((entry) => entry.region === region && entry.name === name)
  return boss && { tier, boss, teraType }
}
