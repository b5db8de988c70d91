import type { IndexedRaid } from '@/data/shipped/raid-index'
import type { Filters } from './filters'
import { chosenHerbs } from './herbs'
import { comparableName, namePlace } from './name-place'

/**
 * The raids that match all filters. With herbs, the best odds of all of them come first; with a name, matches at the
 * beginning of the name, then at the beginning of a word, then others. Otherwise the given order is kept.
 */
export function findRaids(raids: readonly IndexedRaid[], filters: Filters): IndexedRaid[] {
  const wanted = comparableName(filters.name ?? '')
  const herbs = chosenHerbs(filters)
  const odds = (raid: IndexedRaid) => herbs.reduce((product, herb) => product * (raid.herbs[herb] ?? 0), 1)
  return raids
    .filter((raid) => matches(raid, filters))
    .map((raid) => ({ raid, odds: odds(raid), place: namePlace(raid.name, wanted) }))
    .filter(({ place, odds }) => place < Number.POSITIVE_INFINITY && odds > 0)
    .toSorted((one, other) => other.odds - one.odds || one.place - other.place)
    .map(({ raid }) => raid)
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
  return criteria.every(([wanted, had]) => !wanted || !had || had.includes(wanted))
}
