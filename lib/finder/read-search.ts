import {
  HERB_NAMES,
  type HerbName,
  REGIONS,
  type Region,
  TIERS,
  type Tier,
  TYPE_NAMES,
  type TypeName,
} from '@/data/vocabulary'
import { withLabels } from '@/lib/names/name-words'
import { findLabel } from '@/lib/raid/selection'
import type { GameTerm, GameTerms } from './game-terms'
import type { OtherNames } from './other-names'
import { isHerbWord, searchWords } from './player-words'

/** A search text as it was read: the facts of a raid that it names, and the remaining words as the boss's name. */
export interface SearchReading {
  readonly tier?: Tier | undefined
  readonly region?: Region | undefined
  readonly herbs: readonly HerbName[]
  /** Whether it asks for herbs and for nothing else of bosses, without a flavor: `6 star herba mystica`. */
  readonly isForHerbs: boolean
  readonly types: readonly TypeName[]
  /** Moves and abilities of bosses, and what wins. */
  readonly terms: readonly GameTerm[]
  readonly name: string
  /** The name with the types: forms are named like these, such as `Tauros (Fire)`. */
  readonly nameWithTypes: string
}

/** What words of a search may be, beside tiers, regions, herbs and types. */
export interface SearchWords {
  /** Words that are no name beside a fact: `6 star`. */
  readonly fillers: readonly string[]
  readonly terms: GameTerms
  /** What a text may be that is no name; not set until that is loaded. */
  readonly otherNames: OtherNames | undefined
}

/**
 * Reads the words of a search: `6 fairy garchomp` names a tier, a type and a boss. Letter case and order do not matter, and
 * regions and tiers may go by another name. Of several tiers or regions the first counts. A word that is a type and a move
 * (`psychic`) is the type. Fillers are left out of the name.
 */
export function readSearch(text: string, { fillers, terms: known, otherNames }: SearchWords): SearchReading {
  const { terms, left } = known.take(searchWords(text).split(' '), isFact)
  const words = withLabels(left.join(' ')).split(' ')
  const rest = words.filter((word) => !isPlaceOrHerb(word) && !isHerbWord(word) && !fillers.includes(word))
  const name = wholeName(rest.filter((word) => !isFact(word)).join(' '), otherNames)
  const herbs = all(HERB_NAMES, words)
  return {
    terms,
    tier: first(TIERS, words),
    region: first(REGIONS, words),
    herbs,
    isForHerbs: name === '' && herbs.length === 0 && words.some(isHerbWord),
    types: all(TYPE_NAMES, words),
    name,
    nameWithTypes: rest.join(' '),
  }
}

/** The name that a text is short for, once that is known; else the text. */
export function wholeName(text: string, otherNames: OtherNames | undefined): string {
  return otherNames?.wholeName(text) ?? text
}

/** Whether a search names a tier, region, herb or herbs, type, move, ability or winner. */
export function namesFact({ tier, region, herbs, isForHerbs, types, terms }: SearchReading): boolean {
  return Boolean(tier || region || herbs.length || isForHerbs || types.length || terms.length)
}

/** The herbs that a search text names. */
export function herbsNamedBy(text: string): HerbName[] {
  return all(HERB_NAMES, wordsOf(text))
}

function wordsOf(text: string): string[] {
  return withLabels(searchWords(text)).split(' ')
}

function isFact(word: string): boolean {
  return isPlaceOrHerb(word) || findLabel(TYPE_NAMES, word) !== undefined
}

function isPlaceOrHerb(word: string): boolean {
  return findLabel([...TIERS, ...REGIONS, ...HERB_NAMES], word) !== undefined
}

function first<Label extends string>(labels: readonly Label[], words: readonly string[]): Label | undefined {
  return all(labels, words)[0]
}

function all<Label extends string>(labels: readonly Label[], words: readonly string[]): Label[] {
  return words.flatMap((word) => findLabel(labels, word) ?? [])
}
