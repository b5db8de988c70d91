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
import { findLabel } from '@/lib/raid/labels'
import { comparableName } from './name-place'
import { withRegionLabels } from './region-names'

/** A search text as it was read: the facts of a raid that it names, and the remaining words as the boss's name. */
export interface SearchReading {
  readonly tier?: Tier | undefined
  readonly region?: Region | undefined
  readonly herbs: readonly HerbName[]
  readonly types: readonly TypeName[]
  readonly name: string
}

/** Words without a meaning of their own: `6 star`, `tera type fairy`, `spicy herba mystica`, `in the teal mask`. */
const FILLER_WORDS = ['star', 'stars', 'tera', 'type', 'raid', 'raids', 'herba', 'mystica', 'in', 'the']

/**
 * Reads the words of a search: `6 fairy garchomp` names a tier, a type and a boss. Letter case and order do not matter, and
 * regions may go by another name. Of several tiers or regions the first counts.
 */
export function readSearch(text: string): SearchReading {
  const words = withRegionLabels(comparableName(text)).split(' ')
  const left = words.filter((word) => !isFact(word))
  const hasFacts = left.length < words.length
  return {
    tier: first(TIERS, words),
    region: first(REGIONS, words),
    herbs: all(HERB_NAMES, words),
    types: all(TYPE_NAMES, words),
    name: (hasFacts ? left.filter((word) => !FILLER_WORDS.includes(word)) : left).join(' '),
  }
}

/** Whether a search names a tier, region, herb or type. */
export function namesFact({ tier, region, herbs, types }: SearchReading): boolean {
  return Boolean(tier || region || herbs.length || types.length)
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
