import type { TypeName } from '@/data/vocabulary'

/**
 * Abilities that the planner must name: only the damage calculator has their effects, or one number sums up their
 * support. Battles' ability records have no field for them.
 */

export const DOUBLING_ATTACK: ReadonlySet<string> = new Set(['Huge Power', 'Pure Power'])

export const DOUBLING_RESISTED: ReadonlySet<string> = new Set(['Tinted Lens'])

export const CHANGING_TYPES: ReadonlySet<string> = new Set([
  'Color Change',
  'Libero',
  'Mimicry',
  'Normalize',
  'Protean',
])

export interface AbilitySupport {
  readonly damage: number
  /** Type of the strengthened attacks. `undefined` for all. */
  readonly type?: TypeName
  readonly guard: number
}

/**
 * Effects on others, besides weather or terrain. Effects on a single category are halved. Source of each:
 * https://bulbapedia.bulbagarden.net/wiki/Power_Spot_(Ability) and so on.
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
