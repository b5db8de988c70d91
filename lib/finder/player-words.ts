import { comparableName } from '@/lib/names/name-words'

type Replacement = readonly [words: RegExp, label: string]

/** What players call tiers and events in a search alone: `six star`, `6stars`, `current event`. */
const REPLACED: readonly Replacement[] = [
  [/\bfive\b/g, '5'],
  [/\bsix\b/g, '6'],
  [/\bseven\b/g, '7'],
  [/\b(\d)stars?\b/g, '$1'],
  [/\b(?:(?:this|of the) weeks?|current|latest|newest|new|ongoing|recent|weekly)\b/g, 'Event'],
]

/** Any boss may be Shiny: these words tell no raid from another. */
const DROPPED = /\b(?:shiny|shinies)\b/g

/** Words for the herbs in general. */
const HERB_WORDS: ReadonlySet<string> = new Set(['herb', 'herbs', 'herba', 'mystica', 'mysticas'])

/** Words in names of what raids pay besides herbs, without an `s` at the end: a search doesn't cover these. */
const REWARD_WORDS: ReadonlySet<string> = new Set(
  [
    'apple banana berrie berry butter calcium candie candy cap capsule carbo cheese clover comet cream everstone exp',
    'feather flower hp iron jam kiwi knot love marmalade material mint mushroom nugget patch patche pearl piece',
    'pineapple pp protein ribbon shard soothe stone strawberry string tm vitamin yogurt zinc',
  ].flatMap((words) => words.split(' ')),
)

/** What a search is told about beside its raids: that any boss may be Shiny, or that it doesn't cover other rewards. */
export type SearchNote = 'shiny' | 'rewards'

/** The words of a search text, normalized, with labels of tiers and events for what players call these. */
export function searchWords(text: string): string {
  const words = comparableName(text).replace(DROPPED, '').replace(/ +/g, ' ').trim()
  return REPLACED.reduce((replaced, [called, label]) => replaced.replace(called, label), words)
}

/** Whether a word means herbs of any flavor. */
export function isHerbWord(word: string): boolean {
  return HERB_WORDS.has(word)
}

/** What to say about a search text; `undefined` for nothing. */
export function searchNote(text: string): SearchNote | undefined {
  const words = comparableName(text)
  if (words.search(DROPPED) >= 0) return 'shiny'
  return namesReward(words) ? 'rewards' : undefined
}

/** Whether a text names something that raids pay besides herbs. */
export function namesReward(text: string): boolean {
  return comparableName(text)
    .split(' ')
    .some((word) => REWARD_WORDS.has(word.replace(/s$|\d+$/, '')))
}
