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
import { comparableName, withLabels } from '@/lib/names/name-words'
import { findLabel } from '@/lib/raid/selection'
import type { GameTerm, GameTerms } from './game-terms'

/** A search text as it was read: the facts of a raid that it names, and the remaining words as the boss's name. */
export interface SearchReading {
  readonly tier?: Tier | undefined
  readonly region?: Region | undefined
  readonly herbs: readonly HerbName[]
  readonly types: readonly TypeName[]
  /** Moves and abilities of bosses, and what wins. */
  readonly terms: readonly GameTerm[]
  readonly name: string
}

/** What words of a search may be, beside tiers, regions, herbs and types. */
export interface SearchWords {
  /** Words that are no name beside a fact: `6 star`. */
  readonly fillers: readonly string[]
  readonly terms: GameTerms
}

/**
 * Reads the words of a search: `6 fairy garchomp` names a tier, a type and a boss. Letter case and order do not matter, and
 * regions and tiers may go by another name. Of several tiers or regions the first counts. A word that is a type and a move
 * (`psychic`) is the type.
 */
export function readSearch(text: string, { fillers, terms: known }: SearchWords): SearchReading {
  const { terms, left: others } = known.take(comparableName(text).split(' '), isFact)
  const words = withLabels(others.join(' ')).split(' ')
  const left = words.filter((word) => !isFact(word))
  const hasFacts = terms.length > 0 || left.length < words.length
  return {
    terms,
    tier: first(TIERS, words),
    region: first(REGIONS, words),
    herbs: all(HERB_NAMES, words),
    types: all(TYPE_NAMES, words),
    name: (hasFacts ? left.filter((word) => !fillers.includes(word)) : left).join(' '),
  }
}

/** Whether a search names a tier, region, herb, type, move, ability or winner. */
export function namesFact({ tier, region, herbs, types, terms }: SearchReading): boolean {
  return Boolean(tier || region || herbs.length || types.length || terms.length)
}

/** The herbs that a search text names. */
export function herbsNamedBy(text: string): HerbName[] {
  return all(HERB_NAMES, wordsOf(text))
}

function wordsOf(text: string): string[] {
  return withLabels(comparableName(text)).split(' ')
}

function isFact(word: string): boolean {
  return findLabel([...TIERS, ...REGIONS, ...HERB_NAMES, ...TYPE_NAMES], word) !== undefined
}

function first<Label extends string>(labels: readonly Label[], words: readonly string[]): Label | undefined {
  return all(labels, words)[0]
}

function all<Label extends string>(labels: readonly Label[], words: readonly string[]): Label[] {
  return words.flatMap((word) => findLabel(labels, word) ?? [])
}
