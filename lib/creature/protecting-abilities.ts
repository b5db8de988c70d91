import type { Condition } from '@/data/shipped/shipped'
import type { TypeName } from '@/data/vocabulary'

const ASLEEP: readonly Condition[] = ['sleep', 'drowsiness']
const STATUSES: readonly Condition[] = [...ASLEEP, 'paralysis', 'burn', 'poison']

/** By the name of the ability. Source: the page of each on https://bulbapedia.bulbagarden.net */
const PREVENTED: ReadonlyMap<string, readonly Condition[]> = new Map([
  ['Comatose', STATUSES],
  ['Immunity', ['poison']],
  ['Insomnia', ASLEEP],
  ['Limber', ['paralysis']],
  ['Own Tempo', ['confusion']],
  ['Pastel Veil', ['poison']],
  ['Purifying Salt', STATUSES],
  ['Sweet Veil', ASLEEP],
  ['Thermal Exchange', ['burn']],
  ['Vital Spirit', ASLEEP],
  ['Water Bubble', ['burn']],
  ['Water Veil', ['burn']],
])

export function prevents(ability: string, condition: Condition): boolean {
  return PREVENTED.get(ability)?.includes(condition) ?? false
}

/** Attacks of these types deal half damage. Source: the page of each on https://bulbapedia.bulbagarden.net */
const HALVED_TYPES: ReadonlyMap<string, readonly TypeName[]> = new Map([
  ['Heatproof', ['Fire']],
  ['Purifying Salt', ['Ghost']],
  ['Thick Fat', ['Fire', 'Ice']],
  ['Water Bubble', ['Fire']],
])

export function halves(ability: string, type: TypeName): boolean {
  return HALVED_TYPES.get(ability)?.includes(type) ?? false
}
