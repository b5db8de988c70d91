/** In alphabetical order. Each is also a Tera type. Files and links store the index. */
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

export type TypeName = (typeof TYPE_NAMES)[number]

/** Numbers of stars, as in links and controls. */
export const TIERS = ['5', '6', '7'] as const

export type Tier = (typeof TIERS)[number]

/**
 * Its lists of bosses apply if no tier is chosen. The specification gives tier 5 its own roster, and
 * any other tier the roster of tier 6.
 */
export const TIER_OF_LISTS: Tier = '6'

/**
 * Raids of these tiers have teams of four, because they are hard to win otherwise. Not part of
 * `TIER_RULES`, which the first load lacks.
 */
export const TIERS_WITH_TEAMS: readonly Tier[] = ['6', '7']

/** In the order of their release. `Event` has the event raids, whose crystals appear in any region's dens. */
export const REGIONS = ['Paldea', 'Kitakami', 'Terarium', 'Event'] as const

export type Region = (typeof REGIONS)[number]

export const BY_EVENT: Region = 'Event'

export const VERSIONS = ['Scarlet', 'Violet'] as const

/** In the abbreviations of @pkmn/dex and the damage calculator. */
export type StatName = 'hp' | 'atk' | 'def' | 'spa' | 'spd' | 'spe'

/** Flavors of Herba Mystica. */
export const HERB_NAMES = ['Spicy', 'Sweet', 'Salty', 'Bitter', 'Sour'] as const

export type HerbName = (typeof HERB_NAMES)[number]

/** Scripted actions depend on the boss's HP or the time remaining. */
export const TRIGGERS = ['HP', 'Time'] as const

export type Trigger = (typeof TRIGGERS)[number]

/** All moves equally often, or always the move that damages its target most. */
export type BossPicks = 'at random' | 'strongest'

/**
 * How a player gets a creature: `ordinary` and `paradox` without limit; `one a save` if it is met only
 * once (nearly all Legendary Pokémon); `mythical or event` only during an event or as a gift.
 * Snacksworth's Legendary Pokémon are also met once. Source:
 * https://bulbapedia.bulbagarden.net/wiki/Snacksworth
 */
export const ORIGINS = ['ordinary', 'paradox', 'one a save', 'mythical or event'] as const

export type Origin = (typeof ORIGINS)[number]

/**
 * How a move is learned: from a `TM`; at a `level`, and later in the menu of moves; on `evolution` or
 * on taking a `form`, and later in that menu; as an `egg` move, from a parent or with a Mirror Herb;
 * or only by Pokémon of an `event`. Files of plans store the index.
 */
export const LEARN_KINDS = ['TM', 'level', 'evolution', 'form', 'egg', 'event'] as const

/**
 * The role of a move in a build. Files of plans and teams, and links to teams, store the index.
 *
 * - `weakening attack`: an attack that also lowers the boss's stats, even through its shield (Acid Spray)
 * - `boost`: raises its user's stats
 * - `debuff`: a status move that lowers the boss's stats, and fails on its shield
 * - `field`: screens, weather and terrain
 * - `help`: anything else that helps the team
 */
export const MOVE_ROLES = ['attack', 'weakening attack', 'boost', 'debuff', 'heal', 'field', 'help'] as const

export type MoveRole = (typeof MOVE_ROLES)[number]

/** Cheers that an attacker may keep active. Files of plans and teams, and links to teams, store the index. */
export const KEPT_CHEERS = ['attack', 'defense'] as const

export type ActiveCheer = (typeof KEPT_CHEERS)[number]
