import type { TypeName } from '@/data/vocabulary'

/*
 * The abilities that the planner knows by name. What they do to damage only the damage calculator says, or they help others
 * in a way that is one figure: the records of abilities, which battles ask, have no field for it.
 */

/** Abilities that double their bearer's Attack. */
export const DOUBLING_ATTACK: ReadonlySet<string> = new Set(['Huge Power', 'Pure Power'])

/** Abilities that double the damage of what is not very effective. */
export const DOUBLING_RESISTED: ReadonlySet<string> = new Set(['Tinted Lens'])

/** Abilities that change types in a way of their own: those of their bearer, or of its moves. */
export const CHANGING_TYPES: ReadonlySet<string> = new Set([
  'Color Change',
  'Libero',
  'Mimicry',
  'Normalize',
  'Protean',
])

/** What an ability does for the others in a raid, as shares of damage. */
export interface AbilitySupport {
  /** By how much their damage rises. */
  readonly damage: number
  /** The type of attack that rises; `undefined` for all. */
  readonly type?: TypeName
  /** By how much the boss's damage to them falls. */
  readonly guard: number
}

/**
 * What an ability does for the others, whatever weather or terrain it brings. What counts for one category only is halved.
 * Source of each: https://bulbapedia.bulbagarden.net/wiki/Power_Spot_(Ability) and so on.
 */
export const SUPPORTING: ReadonlyMap<string, AbilitySupport> = new Map<string, AbilitySupport>([
  ['Battery', { damage: 0.15, guard: 0 }],
  ['Beads of Ruin', { damage: 0.17, guard: 0 }],
  ['Friend Guard', { damage: 0, guard: 0.25 }],
  ['Hospitality', { damage: 0, guard: 0.1 }],
  ['Intimidate', { damage: 0, guard: 0.17 }],
  ['Power Spot', { damage: 0.3, guard: 0 }],
  ['Steely Spirit', { damage: 0.5, type: 'Steel', guard: 0 }],
  ['Sword of Ruin', { damage: 0.17, guard: 0 }],
  ['Tablets of Ruin', { damage: 0, guard: 0.12 }],
  ['Vessel of Ruin', { damage: 0, guard: 0.12 }],
])
