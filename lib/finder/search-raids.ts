import type { IndexedRaid } from '@/data/shipped/raid-index'
import type { HerbName, TypeName } from '@/data/vocabulary'
import { tiersFrom } from '@/lib/raid/places'
import type { Selection } from '@/lib/raid/selection'
import { chosenHerbs, type Filters } from './filters'
import { findRaids } from './find-raids'
import { type GameTerm, hasTerm } from './game-terms'
import { isBossName, nearBosses } from './names'
import { herbsNamedBy, namesFact, readSearch, type SearchWords } from './read-search'

/** A raid that a search found, with its only Tera type, or else the one that the search names. */
export interface FoundRaid {
  readonly raid: IndexedRaid
  readonly teraType?: TypeName | undefined
  /** The moves and abilities by which the search found it, and what wins it. */
  readonly terms?: readonly GameTerm[] | undefined
  /** Set where nothing matches the text: see `Guess`. */
  readonly guess?: Guess
}

/** Why a raid is only close to a search: its name may be misspelt, or is right, but not all that stands beside it. */
export type Guess = 'misspelt' | 'in part'

/** The selection of a found raid. */
export function selectionOf({ raid: { tier, region, boss }, teraType }: FoundRaid): Selection {
  return { tier, region, boss, teraType }
}

/**
 * Searches raids. First come raids whose boss's name contains the text, in the order of `findRaids`; then raids that match
 * the tier, region, herbs, types, moves, abilities and winners in the text, with the other words as a name. A type is the
 * Tera type with a name, and the boss's own type without one; raids that always have another Tera type do not match. When
 * nothing matches, moves, abilities and winners count that begin with the text; then the name alone, or misspelt names of
 * bosses, moves, abilities and winners. All of them have the wanted herbs.
 *
 * @param words see `readSearch`
 */
export function searchRaids(
  raids: readonly IndexedRaid[],
  { name = '', herb, also }: Pick<Filters, 'name' | 'herb' | 'also'>,
  words: SearchWords,
): readonly FoundRaid[] {
  const withName = findRaids(raids, { name, herb, also })
  const others = matching(raids, { name, herb, also }, words).filter(({ raid }) => !withName.includes(raid))
  const found = [...withName.map(plain), ...others]
  if (found.length > 0) return found
  const begun = withTerms(findRaids(raids, { herb, also }), words.terms.beginning(name))
  if (begun.length > 0) return begun
  const [first, second] = wantedHerbs({ name, herb, also })
  return guesses(findRaids(raids, { herb: first, also: second }), name, words)
}

/** Of a name that is spelt right only that boss is meant, and of facts without a name nothing else. */
function guesses(raids: readonly IndexedRaid[], text: string, words: SearchWords): FoundRaid[] {
  const reading = readSearch(text, words)
  if (isBossName(reading.name))
    return findRaids(raids, { name: reading.name }).map((raid) => ({ ...plain(raid), guess: 'in part' }))
  if (!reading.name) return []
  const bosses = misspelt(raids, text).map(plain)
  const found = bosses.length > 0 ? bosses : withTerms(raids, words.terms.near(text).slice(0, 1))
  return found.map((one) => ({ ...one, guess: 'misspelt' }))
}

/** The raids whose bosses have one of these moves and abilities, or that one of these winners wins. */
function withTerms(raids: readonly IndexedRaid[], terms: readonly GameTerm[]): FoundRaid[] {
  return raids.flatMap((raid) => {
    const had = terms.filter((term) => hasTerm(raid, term))
    return had.length > 0 ? [{ ...plain(raid), terms: had }] : []
  })
}

function matching(
  raids: readonly IndexedRaid[],
  search: Pick<Filters, 'name' | 'herb' | 'also'>,
  words: SearchWords,
): FoundRaid[] {
  const reading = readSearch(search.name ?? '', words)
  if (!namesFact(reading)) return []
  const { name, types, terms, tier, region } = reading
  const [herb, also] = firstTwo(chosenHerbs(search), reading.herbs)
  const inPlace = findRaids(raids, { tier, region, herb, also }).filter((raid) =>
    terms.every((term) => hasTerm(raid, term)),
  )
  const found = name ? byName(inPlace, { name, herb, also }, types[0]) : ofTypes(inPlace, types).map(plain)
  return terms.length > 0 ? found.map((one) => ({ ...one, terms })) : found
}

function ofTypes(raids: readonly IndexedRaid[], types: readonly TypeName[]): IndexedRaid[] {
  return raids.filter((raid) => types.every((type) => raid.types.includes(type)))
}

function byName(
  raids: readonly IndexedRaid[],
  filters: Pick<Filters, 'name' | 'herb' | 'also'>,
  teraType: TypeName | undefined,
): FoundRaid[] {
  const named = findRaids(raids, filters)
  const candidates = named.length > 0 ? named : misspelt(raids, filters.name ?? '')
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
 * The same raids, those of the chosen tier first, then 6★, and within a tier those of the chosen region. Otherwise the given
 * order is kept. Players mostly stay where they are.
 */
export function nearestFirst(
  raids: readonly IndexedRaid[],
  selection: Pick<Selection, 'tier' | 'region'>,
): readonly IndexedRaid[] {
  const tiers = tiersFrom(selection.tier)
  const distance = (raid: IndexedRaid) =>
    2 * tiers.indexOf(raid.tier) + (raid.region === selection.region ? 0 : 1)
  return raids.toSorted((one, other) => distance(one) - distance(other))
}

/** The herbs that a search wants, chosen or typed: at most two, as there are filters. */
export function wantedHerbs(filters: Filters): HerbName[] {
  return firstTwo(chosenHerbs(filters), herbsNamedBy(filters.name ?? ''))
}

function firstTwo(chosen: readonly HerbName[], typed: readonly HerbName[]): HerbName[] {
  return [...new Set([...chosen, ...typed])].slice(0, 2)
}
