import { type RaidBoss, type Rosters, rosters } from '@/data/rosters/rosters'
import { TIERS, type Tier, TYPE_NAMES, type TypeName } from '@/data/vocabulary'
import type { RaidId } from './raid-id'

export interface Raid {
  readonly id: RaidId
  /** Not set while no tier is chosen; `id` then has the tier of the roster. */
  readonly tier?: Tier
  readonly boss: RaidBoss
  readonly teraType?: TypeName
}

export function teraTypesOf({ teraType }: Pick<RaidBoss, 'teraType'>): readonly TypeName[] {
  return teraType === undefined ? TYPE_NAMES : [teraType]
}

/** Returns all raids of the rosters, without a Tera type, in the order of tiers and rosters. */
export function allRaids(from: Rosters = rosters): Raid[] {
  return TIERS.flatMap((tier) =>
    from[tier].map((boss) => ({ id: { tier, region: boss.region, boss: boss.name }, tier, boss })),
  )
}
