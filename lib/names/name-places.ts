import { memoize } from '@/lib/memo'
import { comparableName, joined, nameWords } from './name-words'

/**
 * Creates a search for a part of a name. The search returns the place of a match, lower being better:
 * - 0: at the beginning of the name, or all its words
 * - 1: at the beginning of a later word
 * - 2: within a word
 * - infinity: no match
 * Words may be in any order, and a form in any format: `alolan ninet` matches `Ninetales (Alola)`. `Paldean Tauros`
 * matches each breed, the Combat Breed first. Empty text matches at the beginning, and a single letter only at the
 * beginning of words.
 */
export function namePlaces(text: string): (name: string) => number {
  const wanted = comparableName(text)
  const asked = nameWords(text)
  const askedOfAnyBreed = asked.includes('tauros') ? nameWords(`${text} breed`) : asked
  return (name) => {
    const compared = comparable(name)
    const position = ` ${compared}`.indexOf(` ${wanted}`)
    if (position === 0) return 0
    const words = wordsOf(name)
    const hasAll = asked.length > 0 && haveAll(words, asked)
    if (hasAll && asked.length === words.length) return 0
    const isBreed = askedOfAnyBreed.length < Math.min(asked.length, words.length)
    if (position > 0 || hasAll || (isBreed && haveAll(words, askedOfAnyBreed))) return 1
    // A digit alone would match dates of events, and `m2`, which is Mewtwo, a name before such a date.
    const letters = compared.replace(/ (?=\D)/g, '')
    return wanted.length > 1 && letters.includes(joined(wanted)) ? 2 : Number.POSITIVE_INFINITY
  }
}

function haveAll(words: readonly string[], asked: readonly string[]): boolean {
  return asked.every((word) => words.some((known) => known.startsWith(word)))
}

const comparable = memoize(comparableName)
const wordsOf = memoize(nameWords)
