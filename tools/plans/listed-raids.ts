import { type RaidBoss, rosters } from '@/data/rosters/rosters'
import { REGIONS, TIERS, type Tier } from '@/data/vocabulary'
import { fileNameOf } from '@/lib/raid/file-name'

/** A boss of a tier, by the name that the command line and the folder of plans know it by. */
export interface ListedRaid {
  readonly tier: Tier
  readonly boss: RaidBoss
  /** `6/paldea/garchomp` */
  readonly name: string
}

/** All bosses, in the order of tiers, regions and rosters. */
export const LISTED_RAIDS: readonly ListedRaid[] = TIERS.flatMap((tier) =>
  REGIONS.flatMap((region) =>
    rosters[tier]
      .filter((boss) => boss.region === region)
      .map((boss) => ({ tier, boss, name: [tier, region, boss.name].map(fileNameOf).join('/') })),
  ),
)
