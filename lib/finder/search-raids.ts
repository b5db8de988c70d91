import type { IndexedRaid } from '@/data/shipped/raid-index'
import type { HerbName, TypeName } from '@/data/vocabulary'
import { placesLeft } from '@/lib/raid/places'
import { type Selection, tierOfList } from '@/lib/raid/selection'
import { chosenHerbs, type Filters } from './filters'
import { comparableName, namePlace, nearBosses } from './names'
import { herbsNamedBy, namesFact, readSearch } from './read-search'

/** A raid that a search found, with its only Tera type, or else the one that the search names. */
export interface FoundRaid {
  readonly raid: IndexedRaid
  readonly teraType?: TypeName | undefined
}

/** The selection of a found raid. */
export function selectionOf({ raid: { tier, region, boss }, teraType }: FoundRaid): Selection {
  return { tier, region, boss, teraType }
}

/**
 * Searches raids. First come raids whose boss's name contains the text, in the order of `findRaids`; then raids that match
 * the tier, region, herbs and types in the text, with the other words as a name. A type is the Tera type with a name, and
 * the boss's own type without one; raids that always have another Tera type do not match. When nothing matches, misspelt
 * names are searched.
 *
 * @param fillerWords see `readSearch`
 */
export function searchRaids(
  raids: readonly IndexedRaid[],
  { name = '', herb, also }: Pick<Filters, 'name' | 'herb' | 'also'>,
  fillerWords: readonly string[],
): readonly FoundRaid[] {
  const withName = findRaids(raids, { name, herb, also })
  const others = matching(raids, { name, herb, also }, fillerWords).filter(
    ({ raid }) => !withName.includes(raid),
  )
  const found = [...withName.map(plain), ...others]
  return found.length > 0 ? found : misspelt(raids, name).map(plain)
}

function matching(
  raids: readonly IndexedRaid[],
  search: Pick<Filters, 'name' | 'herb' | 'also'>,
  fillerWords: readonly string[],
): FoundRaid[] {
  const reading = readSearch(search.name ?? '', fillerWords)
  if (!namesFact(reading)) return []
  const { name, types, tier, region } = reading
  const [herb, also] = firstTwo(chosenHerbs(search), reading.herbs)
  const inPlace = findRaids(raids, { tier, region, herb, also })
  if (!name) return inPlace.filter((raid) => types.every((type) => raid.types.includes(type))).map(plain)
  const named = findRaids(inPlace, { name, herb, also })
  const candidates = named.length > 0 ? named : misspelt(inPlace, name)
  const [teraType] = types
  return candidates
    .filter((raid) => !raid.teraType || !teraType || raid.teraType === teraType)
    .map((raid) => ({ raid, teraType: raid.teraType ?? teraType }))
}

/** The raids whose bosses a misspelt name may mean, the closest first. */
function misspelt(raids: readonly IndexedRaid[], name: string): IndexedRaid[] {
  return nearBosses(name).flatMap((near) => raids.filter((raid) => raid.boss === near))
}

function plain(raid: IndexedRaid): FoundRaid {
  return raid.teraType ? { raid, teraType: raid.teraType } : { raid }
}

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
    .map((raid) => ({ raid, odds: odds(raid), place: namePlace(raid.boss, wanted) }))
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

/**
 * The same raids, those of the chosen tier first (6★ while none is chosen), and within a tier those of the chosen region.
 * Otherwise the given order is kept. Players mostly stay where they are.
 */
export function nearestFirst(
  raids: readonly IndexedRaid[],
  selection: Pick<Selection, 'tier' | 'region'>,
): readonly IndexedRaid[] {
  const distance = (raid: IndexedRaid) =>
    (raid.tier === tierOfList(selection) ? 0 : 2) + (raid.region === selection.region ? 0 : 1)
  return raids.toSorted((one, other) => distance(one) - distance(other))
}

/** The herbs that a search wants, chosen or typed: at most two, as there are filters. */
export function wantedHerbs(filters: Filters): HerbName[] {
  return firstTwo(chosenHerbs(filters), herbsNamedBy(filters.name ?? ''))
}

function firstTwo(chosen: readonly HerbName[], typed: readonly HerbName[]): HerbName[] {
  return [...new Set([...chosen, ...typed])].slice(0, 2)
}

/** What a list shows of a raid. */
export type ListedRaid = Pick<
  IndexedRaid,
  'tier' | 'region' | 'boss' | 'types' | 'teraType' | 'setId' | 'lastEvent'
>

/**
 * The raids that match the tier and region of a selection, and may have its Tera type, in the given order: see `placesLeft`.
 */
export function listedRaids(raids: readonly IndexedRaid[], selection: Selection): ListedRaid[] {
  const places = placesLeft(selection)
  const { teraType: asked } = selection
  return raids
    .filter((raid) => places.some(({ tier, region }) => raid.tier === tier && raid.region === region))
    .filter(({ teraType }) => !teraType || !asked || teraType === asked)
    .map(({ tier, region, boss, types, teraType, setId, lastEvent }) => ({
      ...{ tier, region, boss, types },
      ...(teraType && { teraType }),
      ...(setId && { setId }),
      ...(lastEvent && { lastEvent }),
    }))
}
