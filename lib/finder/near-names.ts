import MiniSearch from 'minisearch'
import { comparableName } from './name-place'

/** Longer than any name. What follows only takes time. */
const LONGEST_TEXT = 60

/** A shorter word is not taken for the beginning of one: too many begin with it. */
const SHORTEST_BEGINNING = 3

/**
 * Makes a search for misspelt names. What it gives for a text: the names that it may mean, the nearest first; none where
 * no name is near. A word may be the beginning of one, and about a third of its letters may be wrong; words may stand in
 * any order, with or without a space between them.
 *
 * @param names without repeats
 */
export function nearNames<Name extends string>(names: readonly Name[]): (text: string) => Name[] {
  const index = new MiniSearch({ fields: ['words', 'joined'] })
  index.addAll(names.map((name, id) => ({ id, words: comparableName(name), joined: joined(name) })))
  return (text) =>
    index
      .search(comparableName(text.slice(0, LONGEST_TEXT)), {
        fuzzy: wrongLetters,
        prefix: ({ length }) => length >= SHORTEST_BEGINNING,
      })
      .flatMap(({ id }) => names[id] ?? [])
}

function joined(name: string): string {
  return comparableName(name).replaceAll(' ', '')
}

/** How many letters of a word may be wrong; two that are swapped count as two. */
function wrongLetters({ length }: string): number {
  return Math.min(length - 1, length <= SHORTEST_BEGINNING ? 2 : Math.round(length * 0.35), 3)
}
