import type { Region, Tier } from '@/data/vocabulary'

/**
 * Canonical spellings of words in names of Pokémon; empty for a word that tells no form from another.
 */
const CANONICAL: ReadonlyMap<string, string> = new Map([
  ['alolan', 'alola'],
  ['galarian', 'galar'],
  ['hisuian', 'hisui'],
  ['paldean', 'paldea'],
  ['f', 'female'],
  ['m', 'male'],
  ['breed', ''],
  ['form', ''],
  ['forme', ''],
])

/** A name that players have for a region or a tier, in lower case, and its label. */
type Alias = readonly [name: string, label: Region | Tier]

/**
 * Other names of regions and tiers, a longer one before its beginning: the DLC that introduced a region, the school that has
 * the Terarium, and what the game calls the bosses of 7★ raids. Sources:
 * https://bulbapedia.bulbagarden.net/wiki/Blueberry_Academy, https://bulbapedia.bulbagarden.net/wiki/Tera_Raid_Battle
 */
const ALIASES: readonly Alias[] = [
  ['blueberry academy', 'Terarium'],
  ['blueberry', 'Terarium'],
  ['indigo disk', 'Terarium'],
  ['teal mask', 'Kitakami'],
  ['events', 'Event'],
  ['unrivaled', '7'],
  ['unrivalled', '7'],
  ['mightiest', '7'],
  ['mighty', '7'],
]

/** The breeds of Tauros go by their types, as in names of bosses. */
const OF_BREEDS: ReadonlyMap<string, string> = new Map([
  ['aqua', 'water'],
  ['blaze', 'fire'],
])

const BREED = /^(?:aqua|blaze|breed|combat|fire|water)$/

/** Ids of @pkmn/dex have regions without a space: `slowkinggalar`. */
const REGION_IN_ID = /([a-z])(alola|galar|hisui|paldea)/g

/**
 * Normalizes a name for comparison: without accents and apostrophes, in lower case, other marks as spaces. `Flabébé`
 * becomes `flabebe`, `Porygon-Z` becomes `porygon z`, and the sign `♀` becomes `f`.
 */
export function comparableName(name: string): string {
  return name
    .normalize('NFD')
    .replace(/[\u0300-\u036f'’]/g, '')
    .replaceAll('♀', ' f')
    .replaceAll('♂', ' m')
    .replace(/[^\p{Letter}\p{Number}]+/gu, ' ')
    .trim()
    .toLowerCase()
}

/** A text without its spaces: `belly drum` becomes `bellydrum`. */
export function joined(words: string): string {
  return words.replaceAll(' ', '')
}

/**
 * The words of a Pokémon's name that tell it from others, in one spelling: those of `Galarian Slowking`, `Slowking-Galar`
 * and `slowkinggalar` are `slowking` and `galar`, in any order.
 */
export function nameWords(name: string): string[] {
  const words = comparableName(name).replace(REGION_IN_ID, '$1 $2 ').split(/ +/)
  const isTauros = words.includes('tauros') || words.includes('breed')
  // Only Tauros of Paldea have breeds, so a breed says the region too; without one, it is the Combat Breed.
  const ofPaldea = words.some((word) => BREED.test(word)) ? '' : 'combat'
  return words
    .map((word) => {
      const canonical = (isTauros ? OF_BREEDS.get(word) : undefined) ?? CANONICAL.get(word) ?? word
      return isTauros && canonical === 'paldea' ? ofPaldea : canonical
    })
    .filter(Boolean)
}

/**
 * The keys of a Pokémon's name: two texts that have one in common name the same Pokémon and form, as cards, players and
 * programs write them. None for a text without letters and digits.
 */
export function nameKeys(name: string): string[] {
  const words = nameWords(name)
  return words.length > 0 ? [[...words].sort().join(' '), words.join('')] : []
}

/**
 * A text with other names of regions and tiers replaced by their labels: `6 blueberry academy` becomes `6 Terarium`.
 *
 * @param text normalized by `comparableName`
 */
export function withLabels(text: string): string {
  return ALIASES.reduce(
    (replaced, [name, label]) => ` ${replaced} `.replaceAll(` ${name} `, ` ${label} `).trim(),
    text,
  )
}
