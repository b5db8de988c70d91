import type { Move } from '@pkmn/data'
import type { TypeName } from '@/data/vocabulary'

// The types whose attacks weather and terrain strengthen. Source: https://bulbapedia.bulbagarden.net/wiki/Weather and
// https://bulbapedia.bulbagarden.net/wiki/Terrain
const STRENGTHENED: Readonly<Record<string, TypeName>> = {
  sunnyday: 'Fire',
  raindance: 'Water',
  electricterrain: 'Electric',
  grassyterrain: 'Grass',
  psychicterrain: 'Psychic',
}

/** The type whose attacks a status move strengthens by weather or terrain; `undefined` for one that does not. */
export function strengthenedType({ category, weather, terrain }: Move): TypeName | undefined {
  if (category !== 'Status') return undefined
  return STRENGTHENED[weather ?? ''] ?? STRENGTHENED[terrain ?? '']
}
