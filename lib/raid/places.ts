import { BY_EVENT, type Region, TIER_OF_LISTS, TIERS, type Tier } from '@/data/vocabulary'
import { canonicalSelection } from './pages'
import type { RaidId } from './raid-id'
import { offeredBosses, offeredRegions, type Selection, shownBoss } from './selection'

export interface Place {
  readonly tier: Tier
  readonly region: Region
}

/** Hardest first. */
export const LISTED_TIERS: readonly Tier[] = [...TIERS].reverse()

/** Returns the tiers in search order: the tier that the visitor plays, then 6★, then the others. */
export function tiersFrom(preferred: Tier = TIER_OF_LISTS): Tier[] {
  return [...new Set([preferred, TIER_OF_LISTS, ...TIERS])]
}

/** Events come last, because most players look for daily raids. */
export function placesLeft({ tier, region }: Selection): Place[] {
  const tiers = tier ? [tier] : LISTED_TIERS
  const places = tiers.flatMap((oneTier) =>
    offeredRegions({ tier: oneTier })
      .filter((oneRegion) => !region || oneRegion === region)
      .map((oneRegion) => ({ tier: oneTier, region: oneRegion })),
  )
  const isEveryDay = (place: Place) => place.region !== BY_EVENT
  return [...places.filter(isEveryDay), ...places.filter((place) => !isEveryDay(place))]
}

/**
 * Returns the raids of a boss, in the order of lists; empty for an unknown name.
 *
 * @param name as in links, or as pages show it: `Ninetales (Alola)` is only in the Terarium
 */
export function raidsOf(name: string): RaidId[] {
  return placesLeft({}).flatMap((place) =>
    offeredBosses(place)
      .map((boss) => ({ ...place, boss }))
      .filter((raid) => raid.boss === name || shownBoss(raid) === name),
  )
}

export interface Neighbors {
  readonly previous?: Selection
  readonly next?: Selection
}

/** Keeps a Tera type that has a page. Empty without a boss. */
export function neighbors(selection: Selection): Neighbors {
  const bosses = offeredBosses(selection)
  const position = bosses.indexOf(selection.boss ?? '')
  const at = (index: number): Selection | undefined =>
    bosses[index] === undefined ? undefined : canonicalSelection({ ...selection, boss: bosses[index] })
  return position < 0 ? {} : { previous: at(position - 1), next: at(position + 1) }
}

/**
 * Keeps a Tera type that has a page. Prefers the same region. Returns `undefined` if no tier or boss is chosen, or no
 * other tier has the boss.
 */
export function sameBossInOtherTier(selection: Selection): Selection | undefined {
  const { tier, region, boss } = selection
  if (!tier || !region || !boss) return undefined
  const otherTiers = raidsOf(boss).filter((raid) => raid.tier !== tier)
  const match = otherTiers.find((raid) => raid.region === region) ?? otherTiers[0]
  return match && canonicalSelection({ ...selection, ...match })
}
