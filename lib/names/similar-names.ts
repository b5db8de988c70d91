import MiniSearch from 'minisearch'
import { joined, nameWords } from './name-words'

/** Longer than any name. The rest of a text would only take time. */
const MAX_TEXT_LENGTH = 60

/** Shorter words match too many beginnings. */
const MIN_PREFIX_LENGTH = 3

/** Shorter words aren't misspelled names, and don't match a part of a name: `to` isn't the `o` of Kommo-o. */
const MIN_GUESSED_LENGTH = 3

/**
 * Returns names closest first. A word may be a prefix, and about a third of its letters may be wrong. Words may be in
 * any order, with or without spaces.
 *
 * @param names unique names
 * @param mode whether a name must be near any word of a text, or near all of them except short words
 */
export function similarNames<T extends string>(
  names: readonly T[],
  mode: 'any word' | 'all words' = 'any word',
): (text: string) => T[] {
  // Other libraries that we tried missed typos in first letters or offered unlike names. A form counts less than its
  // species: `umk` is Muk rather than Lycanroc (Dusk).
  const index = new MiniSearch({ fields: ['words', 'form', 'joined'] })
  index.addAll(
    names.map((name, id) => {
      const [species = '', form = ''] = name.split('(')
      return { id, words: wordsOf(species), form: wordsOf(form), joined: joined(wordsOf(name)) }
    }),
  )
  return (text) => {
    const words = nameWords(text.slice(0, MAX_TEXT_LENGTH))
    const whole = words.join('')
    const long = words.filter(({ length }) => length >= MIN_GUESSED_LENGTH)
    const isMeant = (term: string) => term.length >= MIN_GUESSED_LENGTH || words.includes(term)
    const apart =
      mode === 'all words'
        ? { queries: long, combineWith: 'AND' as const }
        : { queries: words, combineWith: 'OR' as const }
    return index
      .search(
        { queries: [apart, whole], combineWith: 'OR' },
        {
          boost: { form: 0.5 },
          fuzzy: maxTypos,
          prefix: ({ length }) => length >= MIN_PREFIX_LENGTH,
          filter: ({ terms }) => terms.some(isMeant),
        },
      )
      .flatMap(({ id }) => names[id] ?? [])
  }
}

function wordsOf(name: string): string {
  return nameWords(name).join(' ')
}

/** Returns the allowed edit distance of a word. Swapped letters count as two edits. */
function maxTypos({ length }: string): number {
  if (length < MIN_GUESSED_LENGTH) return 0
  return Math.min(length - 1, length <= MIN_PREFIX_LENGTH ? 2 : Math.round(length * 0.35), 3)
}
