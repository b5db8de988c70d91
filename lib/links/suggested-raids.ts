import { bossNames } from '@/data/shipped/boss-names'
import { REGIONS, TIERS } from '@/data/vocabulary'
import type { Selection } from '@/lib/raid/selection'
import type { GuessedParts } from './guessed-parts'

/** The raids of a boss: 6 stars first, and by region as the controls offer them. None for a name that no boss has. */
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
 * The raids that a link may mean, the likeliest first: of each boss those in the tier and region that the link means,
 * where there are, else in others. The lists of raids of a tier and region where it means no boss.
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

/** Those that fit, or all where none does. */
function narrowed(raids: readonly Selection[], fits: (raid: Selection) => boolean): readonly Selection[] {
  const fitting = raids.filter(fits)
  return fitting.length > 0 ? fitting : raids
}
