import { TIERS, type Tier } from '@/data/vocabulary'
import { comparableName } from '@/lib/names/name-words'

type Replacement = readonly [words: RegExp, label: string]

/** Tiers as English words. */
const TIERS_IN_LETTERS: Readonly<Record<Tier, string>> = { '5': 'five', '6': 'six', '7': 'seven' }

/** Players' terms for tiers and events that only a search accepts: `six star`, `6stars`, `current event`. */
const REPLACED: readonly Replacement[] = [
  ...TIERS.map((tier): Replacement => [new RegExp(`\\b${TIERS_IN_LETTERS[tier]}\\b`, 'g'), tier]),
  [/\b(\d)stars?\b/g, '$1'],
  [/\b(?:(?:this|of the) weeks?|current|latest|newest|new|ongoing|recent|weekly)\b/g, 'Event'],
]

/** Any boss may be Shiny, so these words don't narrow a search. */
const DROPPED = /\b(?:shiny|shinies)\b/g

/** The search for every raid that drops herbs. */
export const HERB_SEARCH = 'herbs'

/** Words for the herbs in general. */
const HERB_WORDS: ReadonlySet<string> = new Set(['herb', HERB_SEARCH, 'herba', 'mystica', 'mysticas'])

/** Notes on a search text: any boss may be Shiny, or the search doesn't cover rewards other than herbs. */
export type SearchNote = 'shiny' | 'rewards'

/** Returns the normalized words of a search text, with labels instead of players' terms for tiers and events. */
export function searchWords(text: string): string {
  const words = comparableName(text).replace(DROPPED, '').replace(/ +/g, ' ').trim()
  return REPLACED.reduce((replaced, [called, label]) => replaced.replace(called, label), words)
}

/** Returns whether a word means herbs of any flavor. */
export function isHerbWord(word: string): boolean {
  return HERB_WORDS.has(word)
}

/** Returns whether a search text asks for Shiny bosses. */
export function asksForShiny(text: string): boolean {
  return comparableName(text).search(DROPPED) >= 0
}
