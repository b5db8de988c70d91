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

export interface SearchReading {
  readonly tier?: Tier | undefined
  readonly region?: Region | undefined
  readonly herbs: readonly HerbName[]
  /** True without a flavor and a boss's name: `6 star herba mystica`. */
  readonly isForHerbs: boolean
  readonly types: readonly TypeName[]
  readonly terms: readonly GameTerm[]
  readonly name: string
  /** The name and the types, because some forms are named after a type: `Tauros (Fire)`. */
  readonly nameWithTypes: string
}

export interface SearchWords {
  /** Such as `star` in `6 star`. */
  readonly fillers: readonly string[]
  readonly terms: GameTerms
  readonly otherNames: OtherNames | undefined
}

/**
 * Parses a search text: `6 fairy garchomp` names a tier, a type and a boss. Ignores letter case and word order. If a
 * text names several tiers or regions, the first counts. A word that is a type and a move (`psychic`) is the type.
 */
export function readSearch(
  text: string,
  { fillers, terms: termFinder, otherNames }: SearchWords,
): SearchReading {
  const { terms, left } = termFinder.take(searchWords(text).split(' '), isFact)
  const words = withLabels(left.join(' ')).split(' ')
  const nameWords = words.filter(
    (word) => !isPlaceOrHerb(word) && !isHerbWord(word) && !fillers.includes(word),
  )
  const name = wholeName(nameWords.filter((word) => !isFact(word)).join(' '), otherNames)
  const herbs = findAll(HERB_NAMES, words)
  return {
    terms,
    tier: findFirst(TIERS, words),
    region: findFirst(REGIONS, words),
    herbs,
    isForHerbs: name === '' && herbs.length === 0 && words.some(isHerbWord),
    types: findAll(TYPE_NAMES, words),
    name,
    nameWithTypes: nameWords.join(' '),
  }
}

/** Returns the text unchanged while `otherNames` aren't loaded. */
export function wholeName(text: string, otherNames: OtherNames | undefined): string {
  return otherNames?.wholeName(text) ?? text
}

export function namesFact({ tier, region, herbs, isForHerbs, types, terms }: SearchReading): boolean {
  return Boolean(tier || region || herbs.length || isForHerbs || types.length || terms.length)
}

export function herbsNamedBy(text: string): HerbName[] {
  return findAll(HERB_NAMES, wordsOf(text))
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

function findFirst<T extends string>(labels: readonly T[], words: readonly string[]): T | undefined {
  return findAll(labels, words)[0]
}

function findAll<T extends string>(labels: readonly T[], words: readonly string[]): T[] {
  return words.flatMap((word) => findLabel(labels, word) ?? [])
}
