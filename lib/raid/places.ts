import { BY_EVENT, type Region, TIER_OF_LISTS, TIERS, type Tier } from '@/data/vocabulary'
import { asOnPage } from './pages'
import type { RaidId } from './raid-id'
import { offeredBosses, offeredRegions, type Selection, shownBoss } from './selection'

/** A tier and a region, which together have a list of bosses. */
export interface Place {
  readonly tier: Tier
  readonly region: Region
}

/** The tiers in the order of lists: the harder one first. */
export const LISTED_TIERS: readonly Tier[] = [...TIERS].reverse()

/** The tiers in the order in which somebody looks for raids: the one that they play, then 6★, then the others. */
export function tiersFrom(played: Tier = TIER_OF_LISTS): Tier[] {
  return [...new Set([played, TIER_OF_LISTS, ...TIERS])]
}

/**
 * The places that match a selection: of all tiers when none is chosen, all their regions when none is chosen. Those of
 * events come last, since most players look for what is there every day.
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
 * The raids of a boss, in the order of lists. Empty for an unknown name.
 *
 * @param name in links, or as pages show it: `Ninetales (Alola)` is in the Terarium alone
 */
export function raidsOf(name: string): RaidId[] {
  return placesLeft({}).flatMap((place) =>
    offeredBosses(place)
      .map((boss) => ({ ...place, boss }))
      .filter((raid) => raid.boss === name || shownBoss(raid) === name),
  )
}

/** The bosses before and after the chosen one in the list of its tier and region. */
export interface Neighbours {
  readonly previous?: Selection
  readonly next?: Selection
}

/**
 * The neighbours of the chosen boss, with the same Tera type where they have a page with it. Empty when no boss is chosen.
 */
export function neighbours(selection: Selection): Neighbours {
  const bosses = offeredBosses(selection)
  const position = bosses.indexOf(selection.boss ?? '')
  const at = (place: number): Selection | undefined =>
    bosses[place] === undefined ? undefined : asOnPage({ ...selection, boss: bosses[place] })
  return position < 0 ? {} : { previous: at(position - 1), next: at(position + 1) }
}

/**
 * The same boss in another tier, with the same Tera type where it has a page with that: in the same region, or else in the
 * first region that has it. Gives `undefined` when no tier or boss is chosen, or when the other tiers lack the boss.
 */
export function sameBossInOtherTier(selection: Selection): Selection | undefined {
  const { tier, region, boss } = selection
  if (!tier || !region || !boss) return undefined
  const others = raidsOf(boss).filter((raid) => raid.tier !== tier)
  const found = others.find((raid) => raid.region === region) ?? others[0]
  return found && asOnPage({ ...selection, ...found })
}
