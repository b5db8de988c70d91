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

/** A parsed search text. Words that aren't facts of a raid are the boss's name. */
export interface SearchReading {
  readonly tier?: Tier | undefined
  readonly region?: Region | undefined
  readonly herbs: readonly HerbName[]
  /** Whether the text asks for herbs of any flavor, without a boss's name: `6 star herba mystica`. */
  readonly isForHerbs: boolean
  readonly types: readonly TypeName[]
  readonly terms: readonly GameTerm[]
  readonly name: string
  /** The name and the types, because some forms are named after a type: `Tauros (Fire)`. */
  readonly nameWithTypes: string
}

export interface SearchWords {
  /** Words to ignore, such as `star` in `6 star`. */
  readonly fillers: readonly string[]
  readonly terms: GameTerms
  readonly otherNames: OtherNames | undefined
}

/**
 * Parses a search text: `6 fairy garchomp` names a tier, a type and a boss. Ignores letter case and word order. If a
 * text names several tiers or regions, the first counts. A word that is a type and a move (`psychic`) is the type.
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

/** Expands a short name if `otherNames` are loaded; otherwise returns the text. */
export function wholeName(text: string, otherNames: OtherNames | undefined): string {
  return otherNames?.wholeName(text) ?? text
}

/** Returns whether a search names anything other than a boss. */
export function namesFact({ tier, region, herbs, isForHerbs, types, terms }: SearchReading): boolean {
  return Boolean(tier || region || herbs.length || isForHerbs || types.length || terms.length)
}

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

function first<T extends string>(labels: readonly T[], words: readonly string[]): T | undefined {
  return all(labels, words)[0]
}

function all<T extends string>(labels: readonly T[], words: readonly string[]): T[] {
  return words.flatMap((word) => findLabel(labels, word) ?? [])
}
