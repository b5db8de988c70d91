import { chanceBand } from '@/battle/win-rates'
import type { IndexedRaid } from '@/data/shipped/raid-index'
import { BY_EVENT, type HerbName } from '@/data/vocabulary'
import { namePlaces } from '@/lib/names/name-places'
import { shownBoss } from '@/lib/raid/selection'
import { chosenHerbs, type Filters } from './filters'

/**
 * Returns the raids that match all filters. Equal raids keep the given order.
 *
 * - With herbs: raids that can be played now first, then by the chance of all herbs, in whole percent per raid, then
 *   the easiest solo raids.
 * - With a name: matches at the beginning of the name, then at the beginning of a word, then within a word.
 */
export function findRaids(raids: readonly IndexedRaid[], filters: Filters): IndexedRaid[] {
  const placeIn = namePlaces(filters.name ?? '')
  const herbs = chosenHerbs(filters)
  return raids
    .filter((raid) => matches(raid, filters) && herbs.every((herb) => raid.herbs[herb]))
    .map((raid) => ({ raid, odds: chanceOfAll(herbs, raid), place: placeIn(shownBoss(raid)) }))
    .filter(({ place }) => place < Number.POSITIVE_INFINITY)
    .toSorted((a, b) => (herbs.length > 0 ? byOdds(a, b) : 0) || a.place - b.place)
    .map(({ raid }) => raid)
}

/** Returns the raids that drop herbs, in the order of `findRaids`, by the likeliest herb of each raid. */
export function findHerbs(raids: readonly IndexedRaid[]): IndexedRaid[] {
  return raids
    .map((raid) => ({ raid, odds: Math.round(Math.max(0, ...Object.values(raid.herbs))) }))
    .filter(({ odds }) => odds > 0)
    .toSorted(byOdds)
    .map(({ raid }) => raid)
}

interface RaidWithOdds {
  readonly raid: IndexedRaid
  readonly odds: number
}

function byOdds(
  { raid: raidA, odds: oddsA }: RaidWithOdds,
  { raid: raidB, odds: oddsB }: RaidWithOdds,
): number {
  return Number(isPast(raidA)) - Number(isPast(raidB)) || oddsB - oddsA || easierFirst(raidA, raidB)
}

/** Returns whether a raid can't be played now. Event raids exist only while their event runs. */
export function isPast({ region, isRunning }: Pick<IndexedRaid, 'region' | 'isRunning'>): boolean {
  return region === BY_EVENT && !isRunning
}

/** Uses whole percent as on a card; 1 without herbs. */
function chanceOfAll(herbs: readonly HerbName[], { herbs: chances }: IndexedRaid): number {
  return herbs.reduce((product, herb) => product * Math.round(chances[herb] ?? 0), 1)
}

/** Raids without known solo results are last. */
function easierFirst({ solo: soloA }: IndexedRaid, { solo: soloB }: IndexedRaid): number {
  if (!soloA || !soloB) return Number(!soloA) - Number(!soloB)
  return chanceBand(soloB.wins / 100) - chanceBand(soloA.wins / 100) || soloA.turns - soloB.turns
}

function matches(raid: IndexedRaid, { type, move, ability, version, tier, region }: Filters): boolean {
  const criteria: readonly (readonly [wanted?: string, had?: readonly string[]])[] = [
    [type, raid.types],
    [move, raid.moves],
    [ability, raid.abilities],
    [version, raid.version === 'both' ? undefined : [raid.version]],
    [tier, [raid.tier]],
    [region, [raid.region]],
  ]
  return criteria.every(([filter, values]) => !filter || !values || values.includes(filter))
}
