import type { State } from '@smogon/calc'

// The weather and the terrain that an ability brings along. Source: https://bulbapedia.bulbagarden.net/wiki/Weather and
// https://bulbapedia.bulbagarden.net/wiki/Terrain
const FIELDS: Readonly<Record<string, Partial<State.Field>>> = {
  Drizzle: { weather: 'Rain' },
  Drought: { weather: 'Sun' },
  'Electric Surge': { terrain: 'Electric' },
  'Grassy Surge': { terrain: 'Grassy' },
  'Hadron Engine': { terrain: 'Electric' },
  'Misty Surge': { terrain: 'Misty' },
  'Orichalcum Pulse': { weather: 'Sun' },
  'Psychic Surge': { terrain: 'Psychic' },
  'Sand Stream': { weather: 'Sand' },
  'Snow Warning': { weather: 'Snow' },
}

const NOTHING: Partial<State.Field> = {}

/** The weather and terrain that stand once a Pokémon with an ability is there, as the damage calculator names them. */
export function fieldOfAbility(ability: string): Partial<State.Field> {
  return FIELDS[ability] ?? NOTHING
}
