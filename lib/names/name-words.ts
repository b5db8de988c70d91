import type { Region, Tier } from '@/data/vocabulary'

/** Empty for a word that doesn't distinguish forms. */
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

type Alias = readonly [name: string, label: Region | Tier]

/**
 * Longer names first: the DLC of a region, the school in the Terarium, and the game's word for 7★ bosses. Sources:
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

const OF_BREEDS: ReadonlyMap<string, string> = new Map([
  ['aqua', 'water'],
  ['blaze', 'fire'],
])

const BREED = /^(?:aqua|blaze|breed|combat|fire|water)$/

/** Ids of @pkmn/dex have no space before a region: `slowkinggalar`. */
const REGION_IN_ID = /([a-z])(alola|galar|hisui|paldea)/g

/**
 * Normalizes a name for comparison: `Flabébé` becomes `flabebe`, `Porygon-Z` becomes `porygon z`, and the sign `♀`
 * becomes `f`.
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

export function joined(words: string): string {
  return words.replaceAll(' ', '')
}

/**
 * Returns the words that identify a Pokémon and its form, in canonical spelling: `Galarian Slowking`,
 * `Slowking-Galar` and `slowkinggalar` have the words `slowking` and `galar`, in any order.
 */
export function nameWords(name: string): string[] {
  const words = comparableName(name).replace(REGION_IN_ID, '$1 $2 ').split(/ +/)
  const isTauros = words.includes('tauros') || words.includes('breed')
  // Only Paldean Tauros has breeds, so a breed implies the region, and the region without a breed the Combat Breed.
  const ofPaldea = words.some((word) => BREED.test(word)) ? '' : 'combat'
  return words
    .map((word) => {
      const canonical = (isTauros ? OF_BREEDS.get(word) : undefined) ?? CANONICAL.get(word) ?? word
      return isTauros && canonical === 'paldea' ? ofPaldea : canonical
    })
    .filter(Boolean)
}

/**
 * Returns the keys of a Pokémon's name. Two texts with a common key name the same Pokémon and form. Empty for a text
 * without letters and digits.
 */
export function nameKeys(name: string): string[] {
  const words = nameWords(name)
  return words.length > 0 ? [[...words].sort().join(' '), words.join('')] : []
}

/**
 * Replaces other names of regions and tiers in a text with their labels: `6 blueberry academy` becomes `6 Terarium`.
 *
 * @param text normalized by `comparableName`
 */
export function withLabels(text: string): string {
  return ALIASES.reduce(
    (replaced, [name, label]) => ` ${replaced} `.replaceAll(` ${name} `, ` ${label} `).trim(),
    text,
  )
}
