import { bossNames } from '@/data/shipped/boss-names'
import { REGIONS, TIERS } from '@/data/vocabulary'
import type { Selection } from '@/lib/raid/selection'
import type { GuessedParts } from './guessed-parts'

/** The raids of a boss: 6★ first, then in the order of regions. Empty for an unknown name. */
export function raidsOf(boss: string): Selection[] {
  return TIERS.toReversed().flatMap((tier) =>
    REGIONS.filter((region) => bossNames[tier][region].includes(boss)).map((region) => ({
      tier,
      region,
      boss,
    })),
  )
}

/**
 * The raids that a link may mean, the likeliest first: of each boss those in the guessed tier and region if there are any,
 * else those in others. Without a boss, the lists of raids of the tier and region.
 */
export function suggestRaids({ tier, region, bosses, teraType }: GuessedParts): Selection[] {
  const raids = bosses.flatMap((boss) => {
    const inTier = narrowed(raidsOf(boss), (raid) => raid.tier === tier)
    return narrowed(inTier, (raid) => raid.region === region)
  })
  const isThere = (raid: Selection) => raid.tier === tier && raid.region === region
  const likeliest = [...raids.filter(isThere), ...raids.filter((raid) => !isThere(raid))]
  const lists = () =>
    (tier ? [tier] : TIERS.toReversed()).flatMap((oneTier) =>
      (region ? [region] : REGIONS).map((oneRegion): Selection => ({ tier: oneTier, region: oneRegion })),
    )
  return (likeliest.length > 0 ? likeliest : lists()).map((raid) => ({ ...raid, teraType }))
}

/** The raids that fit, or all when none fits. */
function narrowed(raids: readonly Selection[], fits: (raid: Selection) => boolean): readonly Selection[] {
  const fitting = raids.filter(fits)
  return fitting.length > 0 ? fitting : raids
}
