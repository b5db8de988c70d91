/** The 18 types in alphabetical order. Each is also a Tera type. Files and links store the index. */
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

/** The raid tiers that the site covers: the number of stars, as in links and controls. */
export const TIERS = ['5', '6', '7'] as const

/** The number of stars of a raid, as text. */
export type Tier = (typeof TIERS)[number]

/**
 * The tier whose lists of bosses apply if no tier is chosen. The specification gives tier 5 its own roster, and any other
 * tier that of tier 6.
 */
export const TIER_OF_LISTS: Tier = '6'

/**
 * The tiers whose raids have teams of four, because they are hard to win otherwise. Not part of `TIER_RULES`, which the
 * first load lacks.
 */
export const TIERS_WITH_TEAMS: readonly Tier[] = ['6', '7']

/**
 * The regions with raids, in the order of their release. `Event` has the event raids, whose crystals appear in any region's
 * dens.
 */
export const REGIONS = ['Paldea', 'Kitakami', 'Terarium', 'Event'] as const

/** A region, by its label in links and controls. */
export type Region = (typeof REGIONS)[number]

/** The region of event raids. */
export const BY_EVENT: Region = 'Event'

/** The versions of the game. */
export const VERSIONS = ['Scarlet', 'Violet'] as const

/** The stats that effort values raise, by the abbreviations of @pkmn/dex and the damage calculator. */
export type StatName = 'hp' | 'atk' | 'def' | 'spa' | 'spd' | 'spe'

/** The flavors of Herba Mystica. */
export const HERB_NAMES = ['Spicy', 'Sweet', 'Salty', 'Bitter', 'Sour'] as const

/** A flavor of Herba Mystica. */
export type HerbName = (typeof HERB_NAMES)[number]

/** The triggers of scripted actions: the boss's HP, or the time remaining. */
export const TRIGGERS = ['HP', 'Time'] as const

/** The trigger of a scripted action. */
export type Trigger = (typeof TRIGGERS)[number]

/** A boss's choice of moves: all equally often, or always the move that damages its target most. */
export type BossPicks = 'at random' | 'strongest'

/**
 * How a player gets a creature: `ordinary` and `paradox` ones as many as wanted, `one a save` one of those that are met
 * only once (nearly all Legendary Pokémon), `mythical or event` only when it is given out or its event runs. No
 * Legendary Pokémon of Scarlet and Violet can be caught again and again: each of Snacksworth's is met once too. Source:
 * https://bulbapedia.bulbagarden.net/wiki/Snacksworth
 */
export const ORIGINS = ['ordinary', 'paradox', 'one a save', 'mythical or event'] as const

export type Origin = (typeof ORIGINS)[number]

/**
 * How a move is learned: from a `TM`; at a `level`, above it in the menu of moves; on `evolution` or on taking a `form`,
 * later in that menu too; as an `egg` move, from a parent or with a Mirror Herb; or known by those of an `event` only.
 * Files of plans store the index.
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

/** The role of a move in a build. */
export type MoveRole = (typeof MOVE_ROLES)[number]

/** The cheers that an attacker may keep up. Files of plans and teams, and links to teams, store the index. */
export const KEPT_CHEERS = ['attack', 'defense'] as const

/** A cheer that an attacker keeps up. */
export type KeptCheer = (typeof KEPT_CHEERS)[number]
