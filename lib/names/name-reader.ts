import { comparableName, nameKeys, nameWords } from './name-words'
import { wholeName } from './short-names'

/** Names of forms that @pkmn/dex calls by the species alone: `Landorus-Incarnate` is `Landorus`. */
const PLAIN_FORMS: readonly string[] = [
  'deoxys normal;shellos west;gastrodon west;giratina altered;shaymin land;arceus normal;basculin red striped',
  'deerling spring;sawsbuck spring;tornadus incarnate;thundurus incarnate;landorus incarnate;keldeo ordinary',
  'meloetta aria;vivillon meadow;flabebe red;floette red;florges red;hoopa confined;oricorio baile;rockruff midday',
  'lycanroc midday;minior red;mimikyu disguised;toxtricity amped;sinistea phony;polteageist phony',
  'alcremie vanilla cream;eiscue ice;morpeko full belly;zacian hero;zamazenta hero;urshifu single strike',
  'enamorus incarnate;maushold three;squawkabilly green;palafin zero;tatsugiri curly;dudunsparce two segment',
  'gimmighoul chest;poltchageist counterfeit;sinistcha unremarkable;ogerpon teal',
].flatMap((names) => names.split(';'))

/** Removed last, because other forms have some of these words. */
const PLAIN_WORDS: ReadonlySet<string> = new Set([
  ...PLAIN_FORMS.flatMap((name) => name.split(' ').slice(1)),
  ...['four', 'meteor', 'standard'],
])

/** The genders of most species are the same form: `Garchomp ♀` is `Garchomp`. */
const GENDERS: ReadonlySet<string> = new Set(['female', 'male'])

/** Words of the games' form names that @pkmn/dex leaves out: "Battle" in Greninja (Battle Bond). */
const IGNORED_WORDS: ReadonlySet<string> = new Set(
  'battle cap color colour family mask of pattern plumage rider shield style sword'.split(' '),
)

/** Pokémon that aren't bosses: see `SHORT_NAMES`. */
export const SHORT_NAMES_OF_OTHERS: ReadonlyMap<string, string> = new Map([
  ['blursa', 'Ursaluna-Bloodmoon'],
  ['enam', 'Enamorus'],
  ['enam t', 'Enamorus-Therian'],
  ['firepon', 'Ogerpon-Hearthflame'],
  ['geezing', 'Weezing-Galar'],
  ['gweez', 'Weezing-Galar'],
  ['hisuigant', 'Lilligant-Hisui'],
  ['hoodra', 'Goodra-Hisui'],
  ['horoark', 'Zoroark-Hisui'],
  ['hzoro', 'Zoroark-Hisui'],
  ['lando', 'Landorus'],
  ['lando i', 'Landorus'],
  ['lando t', 'Landorus-Therian'],
  ['rockpon', 'Ogerpon-Cornerstone'],
  ['rotom c', 'Rotom-Mow'],
  ['rotom f', 'Rotom-Frost'],
  ['rotom h', 'Rotom-Heat'],
  ['rotom s', 'Rotom-Fan'],
  ['rotom w', 'Rotom-Wash'],
  ['thundy', 'Thundurus'],
  ['thundy t', 'Thundurus-Therian'],
  ['torn', 'Tornadus'],
  ['torn t', 'Tornadus-Therian'],
  ['waterpon', 'Ogerpon-Wellspring'],
])

/** These names share no word with the name in @pkmn/dex. */
const OTHER_NAMES: ReadonlyMap<string, string> = new Map([
  ...SHORT_NAMES_OF_OTHERS,
  ['ice rider', 'Calyrex-Ice'],
  ['rockruff own tempo', 'Rockruff-Dusk'],
  ['shadow rider', 'Calyrex-Shadow'],
])

/**
 * Reads the names that cards, players and programs write: with the form before, after or in brackets, as an id, or as a
 * short name. After a species, the beginning of a form is enough if no other form begins with it: `Landorus-T`.
 *
 * @param names the first of two equal names counts
 */
export function nameReader<T>(
  names: readonly (readonly [name: string, value: T])[],
): (text: string) => T | undefined {
  const byKey = new Map<string, T>()
  for (const [name, value] of names)
    for (const key of nameKeys(name)) if (!byKey.has(key)) byKey.set(key, value)
  const find = (name: string) => {
    const [key = ''] = nameKeys(name).filter((formKey) => byKey.has(formKey))
    return byKey.get(key)
  }
  const byBeginning = beginningReader(new Set(names.map(([name]) => comparableName(name))), find)
  return (text) => {
    const name = OTHER_NAMES.get(comparableName(text)) ?? wholeName(text)
    const words = nameWords(name).filter((word) => !IGNORED_WORDS.has(word))
    const ungendered = words.filter((word) => !GENDERS.has(word))
    const plain = ungendered.filter((word) => !PLAIN_WORDS.has(word))
    const [value] = [[name], words, ungendered].flatMap((nameWordList) => find(nameWordList.join(' ')) ?? [])
    return value ?? byBeginning(name) ?? find(plain.join(' '))
  }
}

/**
 * Creates a reader of a species with the beginning of one of its forms.
 *
 * @param knownNames names of species and forms in the spelling of `comparableName`
 */
function beginningReader<T>(
  knownNames: ReadonlySet<string>,
  find: (name: string) => T | undefined,
): (text: string) => T | undefined {
  const forms = [...knownNames, ...PLAIN_FORMS].flatMap((form) => {
    const words = form.split(' ')
    const heads = words.map((_, count) => words.slice(0, count).join(' '))
    const species = heads.find((head) => knownNames.has(head))
    if (species === undefined) return []
    return { species, form, value: find(form) ?? find(species) }
  })
  return (text) => {
    const begun = comparableName(text)
    const matches = forms.filter(
      ({ species, form }) => begun.length > species.length && form.startsWith(begun),
    )
    // `Ogerpon-W` begins a form and its Terastallized form: the shorter name counts.
    const [shortest] = matches.toSorted((a, b) => a.form.length - b.form.length)
    const isOne = matches.every(
      ({ form, value }) => value === shortest?.value || form.startsWith(`${shortest?.form} `),
    )
    return isOne ? shortest?.value : undefined
  }
}
