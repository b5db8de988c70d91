import { memoize } from '@/lib/memo'
import { comparableName, joined, nameKeys, nameWords } from './name-words'
import { SHORT_NAMES } from './short-names'

/**
 * Words of forms that @pkmn/dex names by the species alone, and of genders that a species does not tell apart: without them,
 * `Landorus (Incarnate Forme)` and `Garchomp ♀` are `Landorus` and `Garchomp`.
 */
const PLAIN_WORDS: ReadonlySet<string> = new Set(
  [
    'altered amped aria baile chest confined counterfeit cream curly disguised family female four full belly green',
    'hero ice incarnate land male meadow meteor midday normal of ordinary phony red single spring standard strike',
    'striped teal three two segment unremarkable vanilla west zero',
  ].flatMap((words) => words.split(' ')),
)

/** Words that forms have in the games beside those of @pkmn/dex: `Greninja (Battle Bond)`, `Zacian (Crowned Sword)`. */
const WORDS_BESIDE: ReadonlySet<string> = new Set(['battle', 'family', 'of', 'shield', 'sword'])

/** A name of the games that has no word of that in @pkmn/dex. */
const OTHER_NAMES: Readonly<Record<string, string>> = { 'rockruff own tempo': 'Rockruff-Dusk' }

/**
 * Creates a reader of Pokémon's names. It finds what a name stands for, as cards, players and programs write it: with the
 * form before, after or in brackets, as an id, or as a short name of players.
 *
 * @param names of two that are read alike, the first counts
 */
export function nameReader<Value>(
  names: readonly (readonly [name: string, value: Value])[],
): (text: string) => Value | undefined {
  const byKey = new Map<string, Value>()
  for (const [name, value] of names)
    for (const key of nameKeys(name)) if (!byKey.has(key)) byKey.set(key, value)
  const find = (name: string) => {
    const [key = ''] = nameKeys(name).filter((known) => byKey.has(known))
    return byKey.get(key)
  }
  return (text) => {
    const name = wholeName(text)
    const words = nameWords(name)
    return (
      find(name) ??
      find(words.filter((word) => !WORDS_BESIDE.has(word)).join(' ')) ??
      find(words.filter((word) => !PLAIN_WORDS.has(word)).join(' '))
    )
  }
}

/** A name that players have for short as @pkmn/dex has it; any other text as it is. */
function wholeName(text: string): string {
  const words = comparableName(text)
  return lookUp(SHORT_NAMES, words) ?? lookUp(OTHER_NAMES, words) ?? text
}

function lookUp(names: Readonly<Record<string, string>>, text: string): string | undefined {
  return Object.hasOwn(names, text) ? names[text] : undefined
}

/**
 * Creates a search for a part of a name. It gives where a name matches: 0 at its beginning or with all its words, 1 at the
 * beginning of a later word, 2 within a word, infinity for no match. Words may be in any order, and a form may be written in
 * any way: `alolan ninet` matches `Ninetales (Alola)`. The empty text matches at the beginning, one letter only at the
 * beginning of words.
 */
export function namePlaces(text: string): (name: string) => number {
  const wanted = comparableName(text)
  const asked = nameWords(wholeName(text))
  return (name) => {
    const compared = comparable(name)
    const position = ` ${compared}`.indexOf(` ${wanted}`)
    if (position === 0) return 0
    const words = wordsOf(name)
    const hasAll = asked.length > 0 && asked.every((word) => words.some((known) => known.startsWith(word)))
    if (hasAll && asked.length === words.length) return 0
    if (position > 0 || hasAll) return 1
    // A digit alone would be found in the dates of events.
    return wanted.length > 1 && joined(compared).includes(joined(wanted)) ? 2 : Number.POSITIVE_INFINITY
  }
}

const comparable = memoize(comparableName)
const wordsOf = memoize(nameWords)
