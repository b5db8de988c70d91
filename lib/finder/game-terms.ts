import type { IndexedRaid } from '@/data/shipped/raid-index'
import { comparableName, joined } from '@/lib/names/name-words'
import type { OtherNames } from './other-names'

/** A move or an ability of bosses that a search names, or an item, ability or move by which raids are won alone. */
export interface GameTerm {
  readonly kind: 'move' | 'ability' | 'winner'
  /** Its name in the index of raids. */
  readonly name: string
}

/** Names of the games have at most as many words: `Will-O-Wisp`. */
const MOST_WORDS = 4

/** Too many names start with fewer letters. */
const LEAST_LETTERS = 4

/** A misspelt name has at most as many letters more or fewer: else only one of its words is alike. */
const MOST_MORE_LETTERS = 2

/** The moves and abilities of bosses, and what wins, and how a text finds them. */
export interface GameTerms {
  /** Takes those out that words name, of several that begin alike the longest; spaces do not matter: `bellydrum`. */
  readonly take: (words: readonly string[], isOther: (word: string) => boolean) => Taken
  /** Those of bosses whose names begin with a text of four letters or more; of what wins where there are none. */
  readonly beginning: (text: string) => readonly GameTerm[]
  /** Those that a misspelt name may mean, the closest first. */
  readonly near: (text: string) => readonly GameTerm[]
}

/** What words name, and the words that are left. */
interface Taken {
  readonly terms: readonly GameTerm[]
  readonly left: readonly string[]
}

/**
 * Reads names of moves, abilities and items in texts: what bosses have, and else what wins, where the raids say that.
 *
 * @param otherNames with what tells which a misspelt name may mean; without it that is none
 */
export function gameTerms(raids: readonly IndexedRaid[], otherNames?: OtherNames): GameTerms {
  const all = [
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
  // Of one name the last stands.
  const byLetters = new Map(all.map((term) => [lettersOf(term.name), term]))
  let near: ((text: string) => string[]) | undefined
  return {
    take: (words, isOther) => takeTerms(words, byLetters, isOther),
    beginning: (text) => {
      const letters = lettersOf(text)
      if (letters.length < LEAST_LETTERS) return []
      const begun = [...byLetters].flatMap(([known, term]) => (known.startsWith(letters) ? [term] : []))
      // What wins may come later: what a text finds does not hang on that.
      const ofBosses = begun.filter(({ kind }) => kind !== 'winner')
      return ofBosses.length > 0 ? ofBosses : begun
    },
    // The index of 500 names is only made for a text that finds nothing else.
    near: (text) => {
      if (!otherNames) return []
      near ??= otherNames.nearNames(
        [...byLetters.values()].map(({ name }) => name),
        'all words',
      )
      const { length } = lettersOf(text)
      const isAsLong = (name: string) => Math.abs(lettersOf(name).length - length) <= MOST_MORE_LETTERS
      return near(text)
        .filter(isAsLong)
        .flatMap((name) => byLetters.get(lettersOf(name)) ?? [])
    },
  }
}

/** Whether a boss may have an ability or uses a move, or is beaten by what wins. */
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
  const left: string[] = []
  for (let place = 0; place < words.length; ) {
    const taken = longestAt(words.slice(place, place + MOST_WORDS), byLetters, isOther)
    if (taken) terms.push(taken.term)
    else left.push(words[place] ?? '')
    place += taken?.length ?? 1
  }
  return { terms, left }
}

/** The term that begins with the first of these words and has the most of them. A word alone may rather be something else. */
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
