import type { Condition } from '@/data/shipped/shipped'

const ASLEEP: readonly Condition[] = ['sleep', 'drowsiness']
const STATUSES: readonly Condition[] = [...ASLEEP, 'paralysis', 'burn', 'poison']

/**
 * The conditions that never befall the bearer of an ability, by the ability's name.
 * Source: the page of each on https://bulbapedia.bulbagarden.net
 */
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

/** Whether a condition never befalls the bearer of an ability, by the ability's name. */
export function prevents(ability: string, condition: Condition): boolean {
  return PREVENTED.get(ability)?.includes(condition) ?? false
}
