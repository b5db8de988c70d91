import { BY_EVENT, type Region, TIER_OF_LISTS, TIERS, type Tier } from '@/data/vocabulary'
import { asOnPage } from './pages'
import type { RaidId } from './raid-id'
import { offeredBosses, offeredRegions, type Selection, shownBoss } from './selection'

export interface Place {
  readonly tier: Tier
  readonly region: Region
}

/** Hardest first. */
export const LISTED_TIERS: readonly Tier[] = [...TIERS].reverse()

/** Returns the tiers in search order: the tier that the visitor plays, then 6★, then the others. */
export function tiersFrom(played: Tier = TIER_OF_LISTS): Tier[] {
  return [...new Set([played, TIER_OF_LISTS, ...TIERS])]
}

/**
 * Returns the places that match a selection: all tiers if no tier is chosen, and all regions if no region is chosen.
 * Events come last, since most players look for daily raids.
 */
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

/**
 * Returns the neighbors of the chosen boss, with the same Tera type if they have a page with it. Empty without a
 * boss.
 */
export function neighbors(selection: Selection): Neighbors {
  const bosses = offeredBosses(selection)
  const position = bosses.indexOf(selection.boss ?? '')
  const at = (place: number): Selection | undefined =>
    bosses[place] === undefined ? undefined : asOnPage({ ...selection, boss: bosses[place] })
  return position < 0 ? {} : { previous: at(position - 1), next: at(position + 1) }
}

/**
 * Returns the same boss in another tier, with the same Tera type if that has a page. Prefers the same region to the
 * first region that has the boss. Returns `undefined` if no tier or boss is chosen, or no other tier has the boss.
 */
export function sameBossInOtherTier(selection: Selection): Selection | undefined {
  const { tier, region, boss } = selection
  if (!tier || !region || !boss) return undefined
  const others = raidsOf(boss).filter((raid) => raid.tier !== tier)
  const found = others.find((raid) => raid.region === region) ?? others[0]
  return found && asOnPage({ ...selection, ...found })
}
