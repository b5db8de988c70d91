import type { IndexedRaid } from '@/data/shipped/raid-index'
import { BY_EVENT, HERB_NAMES, type HerbName, type TypeName } from '@/data/vocabulary'
import { isBossName } from '@/lib/raid/boss-names'
import { tiersFrom } from '@/lib/raid/places'
import { type Selection, shownBoss } from '@/lib/raid/selection'
import { chosenHerbs, type Filters } from './filters'
import { findHerbs, findRaids, isPast } from './find-raids'
import { type GameTerm, hasTerm } from './game-terms'
import { latestEvents } from './latest-events'
import type { OtherNames } from './other-names'
import { asksForShiny, type SearchNote, searchWords } from './player-words'
import { herbsNamedBy, namesFact, readSearch, type SearchWords, wholeName } from './read-search'

/** The Tera type is the raid's only one, otherwise the one in the search. */
export interface FoundRaid {
  readonly raid: IndexedRaid
  readonly teraType?: TypeName | undefined
  readonly terms?: readonly GameTerm[] | undefined
  /** Likeliest first. Set if the search asks for herbs of any flavor. */
  readonly herbs?: readonly HerbName[] | undefined
  readonly guess?: Guess
}

/** Why a raid is a near match: misspelled name, or other terms that don't match. */
export type Guess = 'misspelled' | 'in part'

export function selectionOf({ raid: { tier, region, boss }, teraType }: FoundRaid): Selection {
  return { tier, region, boss, teraType }
}

/**
 * Searches raids. All results drop the wanted herbs. Returns, in this order:
 *
 * 1. raids whose boss's name contains the text, in the order of `findRaids`
 * 2. raids that match all facts and terms in the text, with the other words as a name; the latest event first
 * 3. if nothing matches: raids with a term that begins with the text
 * 4. if still nothing matches: raids that match the name alone, or a misspelled name or term
 *
 * A type is the Tera type if the text names a boss, otherwise the boss's own type. A reward is never a misspelled name.
 */
export function searchRaids(
  raids: readonly IndexedRaid[],
  { name: text = '', herb, also }: Pick<Filters, 'name' | 'herb' | 'also'>,
  words: SearchWords,
): readonly FoundRaid[] {
  const name = searchWords(text)
  const withName = findRaids(raids, { name: wholeName(name, words.otherNames), herb, also })
  const otherRaids = matchFacts(raids, { name, herb, also }, words).filter(
    ({ raid }) => !withName.includes(raid),
  )
  const results = [...withName.map(withoutTerms), ...otherRaids]
  if (results.length > 0) return results
  const begun = withTerms(findRaids(raids, { herb, also }), words.terms.beginning(name))
  if (begun.length > 0) return begun
  const [firstHerb, secondHerb] = wantedHerbs({ name, herb, also })
  return guesses(findRaids(raids, { herb: firstHerb, also: secondHerb }), name, words)
}

/** Returns the note on a search text. Part of a reward's name counts only if it finds no raids. */
export function noteOn(
  text: string,
  results: readonly FoundRaid[],
  otherNames: OtherNames | undefined,
): SearchNote | undefined {
  if (asksForShiny(text)) return 'shiny'
  const rewardMatch = otherNames?.rewardNamed(text)
  return rewardMatch === 'whole' || (rewardMatch && results.every(({ guess }) => guess))
    ? 'rewards'
    : undefined
}

/** Returns near matches. A correct name matches only its boss; facts without a name match nothing else. */
function guesses(raids: readonly IndexedRaid[], text: string, words: SearchWords): FoundRaid[] {
  const reading = readSearch(text, words)
  if (isBossName(reading.name))
    return findRaids(raids, { name: reading.name }).map((raid) => ({
      ...withoutTerms(raid),
      guess: 'in part',
    }))
  if (!reading.name) return []
  if (words.otherNames?.rewardNamed(text)) return []
  const bosses = raidsWithSimilarName(raids, reading.name, words).map(withoutTerms)
  const nameWords = text.split(' ').filter((word) => !words.fillers.includes(word))
  const results =
    bosses.length > 0 ? bosses : withTerms(raids, words.terms.near(nameWords.join(' ')).slice(0, 1))
  return results.map((result) => ({ ...result, guess: 'misspelled' }))
}

function withTerms(raids: readonly IndexedRaid[], terms: readonly GameTerm[]): FoundRaid[] {
  return raids.flatMap((raid) => {
    const had = terms.filter((term) => hasTerm(raid, term))
    return had.length > 0 ? [{ ...withoutTerms(raid), terms: had }] : []
  })
}

function matchFacts(
  raids: readonly IndexedRaid[],
  search: Pick<Filters, 'name' | 'herb' | 'also'>,
  words: SearchWords,
): FoundRaid[] {
  const reading = readSearch(search.name ?? '', words)
  if (!namesFact(reading)) return []
  const { name, nameWithTypes, types, terms, tier, region, isForHerbs } = reading
  const [herb, also] = firstTwo(chosenHerbs(search), reading.herbs)
  const raidsInOrder = region === BY_EVENT && !herb ? latestEvents(raids) : raids
  const inPlace = findRaids(raidsInOrder, { tier, region, herb, also }).filter((raid) =>
    terms.every((term) => hasTerm(raid, term)),
  )
  if (isForHerbs) return ofTypes(findHerbs(inPlace), types).map(withOwnHerbs)
  const forms = types.length > 0 && name ? findRaids(inPlace, { name: nameWithTypes, herb, also }) : []
  const namedRaids = name
    ? byName(inPlace, { name, herb, also }, types[0], words)
    : ofTypes(inPlace, types).map(withoutTerms)
  const results = [...forms.map(withoutTerms), ...namedRaids.filter(({ raid }) => !forms.includes(raid))]
  return terms.length > 0 ? results.map((result) => ({ ...result, terms })) : results
}

function ofTypes(raids: readonly IndexedRaid[], types: readonly TypeName[]): IndexedRaid[] {
  return raids.filter((raid) => types.every((type) => raid.types.includes(type)))
}

function byName(
  raids: readonly IndexedRaid[],
  filters: Pick<Filters, 'name' | 'herb' | 'also'>,
  teraType: TypeName | undefined,
  words: SearchWords,
): FoundRaid[] {
  const raidsWithName = findRaids(raids, filters)
  const candidates =
    raidsWithName.length > 0 ? raidsWithName : raidsWithSimilarName(raids, filters.name ?? '', words)
  return candidates
    .filter((raid) => !raid.teraType || !teraType || raid.teraType === teraType)
    .map((raid) => ({ raid, teraType: raid.teraType ?? teraType }))
}

function raidsWithSimilarName(
  raids: readonly IndexedRaid[],
  name: string,
  { otherNames }: SearchWords,
): IndexedRaid[] {
  if (!otherNames || otherNames.rewardNamed(name)) return []
  return otherNames.similarBosses(name).flatMap((near) => raids.filter((raid) => shownBoss(raid) === near))
}

function withOwnHerbs(raid: IndexedRaid): FoundRaid {
  const herbs = HERB_NAMES.filter((herb) => raid.herbs[herb])
  return {
    ...withoutTerms(raid),
    herbs: herbs.toSorted((a, b) => (raid.herbs[b] ?? 0) - (raid.herbs[a] ?? 0)),
  }
}

function withoutTerms(raid: IndexedRaid): FoundRaid {
  return raid.teraType ? { raid, teraType: raid.teraType } : { raid }
}

/**
 * Sorts raids: chosen tier first, then 6★; within a tier, chosen region first. Raids that can't be played now come
 * last, unless the region is `Event`. Players mostly stay in one tier and region.
 */
export function nearestFirst(
  raids: readonly IndexedRaid[],
  selection: Pick<Selection, 'tier' | 'region'>,
): readonly IndexedRaid[] {
  const tiers = tiersFrom(selection.tier)
  const isAtEvent = selection.region === BY_EVENT
  const distance = (raid: IndexedRaid) =>
    (isPast(raid) && !isAtEvent ? 2 * tiers.length : 0) +
    2 * tiers.indexOf(raid.tier) +
    (raid.region === selection.region ? 0 : 1)
  return raids.toSorted((a, b) => distance(a) - distance(b))
}

/** Returns the herbs that a search wants, chosen or typed: at most two, like the filters. */
export function wantedHerbs(filters: Filters): HerbName[] {
  return firstTwo(chosenHerbs(filters), herbsNamedBy(filters.name ?? ''))
}

function firstTwo(chosen: readonly HerbName[], typed: readonly HerbName[]): HerbName[] {
  return [...new Set([...chosen, ...typed])].slice(0, 2)
}
