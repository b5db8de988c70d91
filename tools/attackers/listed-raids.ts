import { type RaidBoss, rosters } from '@/data/rosters/rosters'
import { TIERS, type Tier } from '@/data/vocabulary'
import { attackersPath } from '@/lib/attackers/attackers-path'
import { transforms } from '@/lib/raid-view/transforms'

/** A boss of a tier, and the path of its file of attackers below the site's root. */
export interface ListedRaid {
  readonly tier: Tier
  readonly boss: RaidBoss
  readonly path: string
}

/**
 * The bosses of both rosters, each with the path of its file of attackers. A boss that becomes a copy of its attacker has none:
 * what it deals cannot be told from its own moves.
 */
export const LISTED_RAIDS: readonly ListedRaid[] = TIERS.flatMap((tier) =>
  rosters[tier]
    .filter((boss) => !transforms(boss))
    .map((boss) => ({ tier, boss, path: attackersPath({ tier, region: boss.region, boss: boss.name }) })),
)
