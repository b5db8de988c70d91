import type { IndexedRaid } from '@/data/shipped/raid-index'
import { HERB_NAMES } from '@/data/vocabulary'
import type { Filters } from './filters'
import { comparableName, namePlace } from './name-place'

/**
 * The raids that all filters fit, the best first: where a herb is looked for, those with the best odds of it; then, where
 * a name is, those that begin with it, those of which a word does, and the others; else in the order given.
 */
export function findRaids(raids: readonly IndexedRaid[], filters: Filters): IndexedRaid[] {
  const wanted = comparableName(filters.name ?? '')
  const herb = HERB_NAMES.find((name) => name === filters.herb)
  const odds = (raid: IndexedRaid) => (herb && raid.herbs[herb]) ?? 0
  return raids
    .filter((raid) => fits(raid, filters))
    .map((raid) => ({ raid, odds: odds(raid), place: namePlace(raid.name, wanted) }))
    .filter(({ place, odds }) => place < Number.POSITIVE_INFINITY && (!herb || odds > 0))
    .toSorted((one, other) => other.odds - one.odds || one.place - other.place)
    .map(({ raid }) => raid)
}

function fits(raid: IndexedRaid, { type, move, ability, version, tier, region }: Filters): boolean {
  const demands: readonly (readonly [wanted?: string, had?: readonly string[]])[] = [
    [type, raid.types],
    [move, raid.moves],
    [ability, raid.abilities],
    [version, raid.version === 'both' ? undefined : [raid.version]],
    [tier, [raid.tier]],
    [region, [raid.region]],
  ]
  return demands.every(([wanted, had]) => !wanted || !had || had.includes(wanted))
}
