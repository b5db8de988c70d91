import { TIERS, type Tier } from '@/data/vocabulary'
import { comparableName } from '@/lib/names/name-words'

type Replacement = readonly [words: RegExp, label: string]

const TIERS_IN_LETTERS: Readonly<Record<Tier, string>> = { '5': 'five', '6': 'six', '7': 'seven' }

/** `six star`, `6stars`, `current event` */
const REPLACED: readonly Replacement[] = [
  ...TIERS.map((tier): Replacement => [new RegExp(`\\b${TIERS_IN_LETTERS[tier]}\\b`, 'g'), tier]),
  [/\b(\d)stars?\b/g, '$1'],
  [/\b(?:(?:this|of the) weeks?|current|latest|newest|new|ongoing|recent|weekly)\b/g, 'Event'],
]

/** Any boss may be Shiny. */
const DROPPED = /\b(?:shiny|shinies)\b/g

export const HERB_SEARCH = 'herbs'

const HERB_WORDS: ReadonlySet<string> = new Set(['herb', HERB_SEARCH, 'herba', 'mystica', 'mysticas'])

/** `shiny`: any boss may be Shiny. `rewards`: the search only covers herbs. */
export type SearchNote = 'shiny' | 'rewards'

/** Replaces players' terms for tiers and events with labels. */
export function searchWords(text: string): string {
  const words = comparableName(text).replace(DROPPED, '').replace(/ +/g, ' ').trim()
  return REPLACED.reduce((replaced, [term, label]) => replaced.replace(term, label), words)
}

export function isHerbWord(word: string): boolean {
  return HERB_WORDS.has(word)
}

export function asksForShiny(text: string): boolean {
  return comparableName(text).search(DROPPED) >= 0
}
