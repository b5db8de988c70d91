/** The closed vocabularies of the raids: every other list of them is derived from these. */

/** The 18 types of the chart, in alphabetical order; each is also a Tera type. */
export const TYPE_NAMES = [
  'Bug',
  'Dark',
  'Dragon',
  'Electric',
  'Fairy',
  'Fighting',
  'Fire',
  'Flying',
  'Ghost',
  'Grass',
  'Ground',
  'Ice',
  'Normal',
  'Poison',
  'Psychic',
  'Rock',
  'Steel',
  'Water',
] as const

/** A type of a creature or move, or a Tera type. */
export type TypeName = (typeof TYPE_NAMES)[number]

/** The raid tiers that the product covers: the number of stars, as links and controls write it. */
export const TIERS = ['5', '6'] as const

/** The number of stars of a raid, as text. */
export type Tier = (typeof TIERS)[number]

/** The regions in which raids stand, in the order of their release. */
export const REGIONS = ['Paldea', 'Kitakami', 'Terarium'] as const

/** A region, by the label that links and controls write. */
export type Region = (typeof REGIONS)[number]

/** The flavours of Herba Mystica. */
export const HERB_NAMES = ['Spicy', 'Sweet', 'Salty', 'Bitter', 'Sour'] as const

/** A flavour of Herba Mystica. */
export type HerbName = (typeof HERB_NAMES)[number]

/** What a scripted action waits for: the boss's HP, or the time that remains. */
export const TRIGGERS = ['HP', 'Time'] as const

/** What a scripted action waits for. */
export type Trigger = (typeof TRIGGERS)[number]
