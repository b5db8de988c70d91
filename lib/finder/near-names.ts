import MiniSearch from 'minisearch'
import { comparableName } from './name-place'

/** Longer than any name: the rest would only cost time. */
const MAX_TEXT_LENGTH = 60

/** Shorter words match too many beginnings. */
const MIN_PREFIX_LENGTH = 3

/**
 * Creates a fuzzy search among names. The search returns the names that a text may mean, the closest first. A word may be
 * a prefix, and about a third of its letters may be wrong; words may be in any order, with or without spaces.
 *
 * @param names unique names
 */
export function nearNames<Name extends string>(names: readonly Name[]): (text: string) => Name[] {
  const index = new MiniSearch({ fields: ['words', 'joined'] })
  index.addAll(names.map((name, id) => ({ id, words: comparableName(name), joined: joined(name) })))
  return (text) =>
    index
      .search(comparableName(text.slice(0, MAX_TEXT_LENGTH)), {
        fuzzy: maxTypos,
        prefix: ({ length }) => length >= MIN_PREFIX_LENGTH,
      })
      .flatMap(({ id }) => names[id] ?? [])
}

function joined(name: string): string {
  return comparableName(name).replaceAll(' ', '')
}

/** The allowed edit distance of a word; swapped letters count as two. */
function maxTypos({ length }: string): number {
  return Math.min(length - 1, length <= MIN_PREFIX_LENGTH ? 2 : Math.round(length * 0.35), 3)
}
