import type { IndexedRaid } from '@/data/shipped/raid-index'
import { comparableName, joined } from '@/lib/names/name-words'
import type { OtherNames } from './other-names'

/** A `winner` is an item, ability or move that wins raids solo. */
export interface GameTerm {
  readonly kind: 'move' | 'ability' | 'winner'
  readonly name: string
}

/** Longest names in the games, such as `Will-O-Wisp`. */
const MAX_WORDS = 4

/** Too many names start with fewer letters. */
const MIN_LETTERS = 4

/** For misspelled names. With a larger difference in length, only one word of the name is similar. */
const MAX_EXTRA_LETTERS = 2

export interface GameTerms {
  /** Separates terms from other words. Prefers the longest term at a word. Ignores spaces: `bellydrum`. */
  readonly take: (words: readonly string[], isOther: (word: string) => boolean) => Taken
  /** Returns moves and abilities whose names begin with the text, otherwise winners. Empty if the text is too short. */
  readonly beginning: (text: string) => readonly GameTerm[]
  readonly near: (text: string) => readonly GameTerm[]
}

interface Taken {
  readonly terms: readonly GameTerm[]
  readonly left: readonly string[]
}

/**
 * Returns a finder for the moves, abilities and winners of raids.
 *
 * @param otherNames without it, `near` finds nothing
 */
export function gameTerms(raids: readonly IndexedRaid[], otherNames?: OtherNames): GameTerms {
  const terms = [
    ...termsOf(
      'winner',
      raids.flatMap(({ wonWith = [] }) => wonWith),
    ),
    ...termsOf(
      'ability',
      raids.flatMap(({ abilities }) => abilities),
    ),
    ...termsOf(
      'move',
      raids.flatMap(({ moves }) => moves),
    ),
  ]
  // If terms of two kinds share a name, the later kind in the list wins.
  const byLetters = new Map(terms.map((term) => [lettersOf(term.name), term]))
  let near: ((text: string) => string[]) | undefined
  return {
    take: (words, isOther) => takeTerms(words, byLetters, isOther),
    beginning: (text) => {
      const letters = lettersOf(text)
      if (letters.length < MIN_LETTERS) return []
      const beginning = [...byLetters].flatMap(([termLetters, term]) =>
        termLetters.startsWith(letters) ? [term] : [],
      )
      // Winners load later. Prefer bosses' own terms, so that the results don't change when winners arrive.
      const bossTerms = beginning.filter(({ kind }) => kind !== 'winner')
      return bossTerms.length > 0 ? bossTerms : beginning
    },
    near: (text) => {
      if (!otherNames) return []
      near ??= otherNames.similarNames(
        [...byLetters.values()].map(({ name }) => name),
        'all words',
      )
      const { length } = lettersOf(text)
      const isAsLong = (name: string) => Math.abs(lettersOf(name).length - length) <= MAX_EXTRA_LETTERS
      return near(text)
        .filter(isAsLong)
        .flatMap((name) => byLetters.get(lettersOf(name)) ?? [])
    },
  }
}

/** Returns whether the boss may have the ability or uses the move, or whether the winner beats the boss. */
export function hasTerm({ moves, abilities, wonWith = [] }: IndexedRaid, { kind, name }: GameTerm): boolean {
  return { move: moves, ability: abilities, winner: wonWith }[kind].includes(name)
}

function termsOf(kind: GameTerm['kind'], names: readonly string[]): GameTerm[] {
  return [...new Set(names)].map((name) => ({ kind, name }))
}

function takeTerms(
  words: readonly string[],
  byLetters: ReadonlyMap<string, GameTerm>,
  isOther: (word: string) => boolean,
): Taken {
  const terms: GameTerm[] = []
  const remaining: string[] = []
  for (let index = 0; index < words.length; ) {
    const term = longestAt(words.slice(index, index + MAX_WORDS), byLetters, isOther)
    if (term) terms.push(term.term)
    else remaining.push(words[index] ?? '')
    index += term?.length ?? 1
  }
  return { terms, left: remaining }
}

/** Returns the longest term at the start of the words. A single word for which `isOther` is true is not a term. */
function longestAt(
  words: readonly string[],
  byLetters: ReadonlyMap<string, GameTerm>,
  isOther: (word: string) => boolean,
): { term: GameTerm; length: number } | undefined {
  for (let length = words.length; length > 0; length--) {
    const term = byLetters.get(words.slice(0, length).join(''))
    if (term && !(length === 1 && isOther(words[0] ?? ''))) return { term, length }
  }
  return undefined
}

function lettersOf(name: string): string {
  return joined(comparableName(name))
}
