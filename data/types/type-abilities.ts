import type { GuardedFlag } from '@/data/moves/terms'
import type { TypeName } from '@/data/vocabulary'

/**
 * By ability name: attacks of this type do nothing.
 * Source: each ability's page on https://bulbapedia.bulbagarden.net
 */
export const ABSORBED_TYPES = {
  'Volt Absorb': 'Electric',
  'Lightning Rod': 'Electric',
  'Motor Drive': 'Electric',
  'Water Absorb': 'Water',
  'Dry Skin': 'Water',
  'Storm Drain': 'Water',
  'Earth Eater': 'Ground',
  'Sap Sipper': 'Grass',
  'Well-Baked Body': 'Fire',
  'Flash Fire': 'Fire',
} as const satisfies Readonly<Record<string, TypeName>>

/**
 * By ability name.
 * Source: each ability's page on https://bulbapedia.bulbagarden.net
 */
export const BLOCKED_FLAGS = {
  Bulletproof: 'bullet',
  Overcoat: 'powder',
  Soundproof: 'sound',
  'Wind Rider': 'wind',
} as const satisfies Readonly<Record<string, GuardedFlag>>

/** Makes its user immune to Ground moves. */
export const FLOATING = 'Levitate'

/**
 * By ability key.
 * Source: https://bulbapedia.bulbagarden.net/wiki/Category:Abilities_that_change_the_type_of_moves
 */
export const NORMAL_MOVES_BECOME = {
  aerilate: 'Flying',
  galvanize: 'Electric',
  pixilate: 'Fairy',
  refrigerate: 'Ice',
} as const satisfies Readonly<Record<string, TypeName>>

interface Attack {
  readonly type: TypeName
  readonly flag: GuardedFlag | undefined
}

const absorbedTypes = new Map<string, TypeName>(Object.entries(ABSORBED_TYPES))
const blockedFlags = new Map<string, GuardedFlag>(Object.entries(BLOCKED_FLAGS))

/** Whether an ability, given by name, makes its bearer immune to an attack. */
export function blocksAttack(ability: string, { type, flag }: Attack): boolean {
  if (ability === FLOATING) return type === 'Ground'
  return absorbedTypes.get(ability) === type || (flag !== undefined && blockedFlags.get(ability) === flag)
}
