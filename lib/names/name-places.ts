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
  const searchedName = comparableName(text)
  const searchedWords = nameWords(text)
  const askedOfAnyBreed = searchedWords.includes('tauros') ? nameWords(`${text} breed`) : searchedWords
  return (name) => {
    const compared = comparable(name)
    const position = ` ${compared}`.indexOf(` ${searchedName}`)
    if (position === 0) return 0
    const words = wordsOf(name)
    const hasAll = searchedWords.length > 0 && matchAll(words, searchedWords)
    if (hasAll && searchedWords.length === words.length) return 0
    const isBreed = askedOfAnyBreed.length < Math.min(searchedWords.length, words.length)
    if (position > 0 || hasAll || (isBreed && matchAll(words, askedOfAnyBreed))) return 1
    // A single digit would match dates of events, and `m2` (Mewtwo) a name before a date.
    const letters = compared.replace(/ (?=\D)/g, '')
    return searchedName.length > 1 && letters.includes(joined(searchedName)) ? 2 : Number.POSITIVE_INFINITY
  }
}

function matchAll(words: readonly string[], searchedWords: readonly string[]): boolean {
  return searchedWords.every((word) => words.some((nameWord) => nameWord.startsWith(word)))
}

const comparable = memoize(comparableName)
const wordsOf = memoize(nameWords)
