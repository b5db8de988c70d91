/** What the creature service is asked when the 6 star Dragonite of Paldea is chosen, by name. */
export const CALLS_FOR_DRAGONITE = [
  'GetPokemon dragonite',
  'getMove aquatail',
  'getMove dragondance',
  'getMove dragonrush',
  'getMove extremespeed',
  'getMove lightscreen',
]
