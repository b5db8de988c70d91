import type { TypeName } from '@/data/vocabulary'

/**
 * The types of attacks that do half as much to the bearer of an ability, by the ability's name.
 * Source: the page of each on https://bulbapedia.bulbagarden.net
 */
const HALVED_TYPES: ReadonlyMap<string, readonly TypeName[]> = new Map([
  ['Heatproof', ['Fire']],
  ['Purifying Salt', ['Ghost']],
  ['Thick Fat', ['Fire', 'Ice']],
  ['Water Bubble', ['Fire']],
])

/** Whether attacks of a type do half as much to the bearer of an ability, by the ability's name. */
export function halves(ability: string, type: TypeName): boolean {
  return HALVED_TYPES.get(ability)?.includes(type) ?? false
}
