import type { GuardedFlag } from '@/data/moves/terms'
import type { TypeName } from '@/data/vocabulary'

/**
 * The type of attacks that do nothing to the bearer of an ability, since it takes them in, by the ability's name.
 * Source: the page of each on https://bulbapedia.bulbagarden.net
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
 * The kind of moves that do nothing to the bearer of an ability, by the ability's name.
 * Source: the page of each on https://bulbapedia.bulbagarden.net
 */
export const BLOCKED_FLAGS = {
  Bulletproof: 'bullet',
  Overcoat: 'powder',
  Soundproof: 'sound',
  'Wind Rider': 'wind',
} as const satisfies Readonly<Record<string, GuardedFlag>>

/** The ability whose bearer hangs above the ground, where no Ground move reaches it. */
export const FLOATING = 'Levitate'

/**
 * The type that an ability gives its user's Normal moves, by ability key.
 * Source: https://bulbapedia.bulbagarden.net/wiki/Category:Abilities_that_change_the_type_of_moves
 */
export const NORMAL_MOVES_BECOME = {
  aerilate: 'Flying',
  galvanize: 'Electric',
  pixilate: 'Fairy',
  refrigerate: 'Ice',
} as const satisfies Readonly<Record<string, TypeName>>

/** An attack as far as abilities go that it does nothing to. */
interface Kept {
  readonly type: TypeName
  readonly flag: GuardedFlag | undefined
}

const absorbed = new Map<string, TypeName>(Object.entries(ABSORBED_TYPES))
const blocked = new Map<string, GuardedFlag>(Object.entries(BLOCKED_FLAGS))

/** Whether an attack does nothing to the bearer of an ability, by the ability's name. */
export function keepsOff(ability: string, { type, flag }: Kept): boolean {
  if (ability === FLOATING) return type === 'Ground'
  return absorbed.get(ability) === type || (flag !== undefined && blocked.get(ability) === flag)
}
