import { comparableName, nameKeys, nameWords } from './name-words'
import { wholeName } from './short-names'

/**
 * Words of forms that @pkmn/dex names by the species alone: without them, `Landorus (Incarnate Forme)` is `Landorus`. Other
 * forms have some of these, so they are left out last.
 */
const PLAIN_WORDS: ReadonlySet<string> = new Set(
  [
    'altered amped aria baile chest confined counterfeit cream curly disguised four full belly green',
    'hero ice incarnate land meadow meteor midday normal ordinary phony red single spring standard strike',
    'striped teal three two segment unremarkable vanilla west zero',
  ].flatMap((words) => words.split(' ')),
)

/** Most species do not tell genders apart: `Garchomp ♀` is `Garchomp`. */
const GENDERS: ReadonlySet<string> = new Set(['female', 'male'])

/** Words that forms have in the games besides those of @pkmn/dex: `Greninja (Battle Bond)`, `Zacian (Crowned Sword)`. */
const WORDS_BESIDE: ReadonlySet<string> = new Set(
  'battle cap color colour family mask of pattern plumage rider shield style sword'.split(' '),
)

/** What players call other Pokémon than bosses for short: see `SHORT_NAMES`. */
export const SHORT_NAMES_OF_OTHERS: ReadonlyMap<string, string> = new Map([
  ['blursa', 'Ursaluna-Bloodmoon'],
  ['firepon', 'Ogerpon-Hearthflame'],
  ['geezing', 'Weezing-Galar'],
  ['gweez', 'Weezing-Galar'],
  ['hisuigant', 'Lilligant-Hisui'],
  ['hoodra', 'Goodra-Hisui'],
  ['horoark', 'Zoroark-Hisui'],
  ['hzoro', 'Zoroark-Hisui'],
  ['rockpon', 'Ogerpon-Cornerstone'],
  ['rotom c', 'Rotom-Mow'],
  ['rotom f', 'Rotom-Frost'],
  ['rotom h', 'Rotom-Heat'],
  ['rotom s', 'Rotom-Fan'],
  ['rotom w', 'Rotom-Wash'],
  ['waterpon', 'Ogerpon-Wellspring'],
])

/** Names of the games that have no word of those in @pkmn/dex. */
const OTHER_NAMES: ReadonlyMap<string, string> = new Map([
  ...SHORT_NAMES_OF_OTHERS,
  ['rockruff own tempo', 'Rockruff-Dusk'],
])

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
    const name = OTHER_NAMES.get(comparableName(text)) ?? wholeName(text)
    const words = nameWords(name).filter((word) => !WORDS_BESIDE.has(word))
    const ungendered = words.filter((word) => !GENDERS.has(word))
    const plain = ungendered.filter((word) => !PLAIN_WORDS.has(word))
    const [found] = [[name], words, ungendered, plain].flatMap((some) => find(some.join(' ')) ?? [])
    return found
  }
}
