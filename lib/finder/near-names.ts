import MiniSearch from 'minisearch'
import { comparableName } from './name-place'

/** Longer than any name. What follows only takes time. */
const MAX_TEXT_LENGTH = 60

/** A shorter word is not taken for the beginning of one: too many begin with it. */
const MIN_PREFIX_LENGTH = 3

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
      .search(comparableName(text.slice(0, MAX_TEXT_LENGTH)), {
        fuzzy: wrongLetters,
        prefix: ({ length }) => length >= MIN_PREFIX_LENGTH,
      })
      .flatMap(({ id }) => names[id] ?? [])
}

function joined(name: string): string {
  return comparableName(name).replaceAll(' ', '')
}

/** How many letters of a word may be wrong; two that are swapped count as two. */
function wrongLetters({ length }: string): number {
  return Math.min(length - 1, length <= MIN_PREFIX_LENGTH ? 2 : Math.round(length * 0.35), 3)
}
