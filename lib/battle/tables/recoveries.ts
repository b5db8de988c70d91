// What moves give back where @pkmn/dex has no field for it. Source of each: the move's description there and its page on
// https://bulbapedia.bulbagarden.net/wiki/List_of_moves

/** The share of max HP that a status move gives its user, without weather. */
export const RECOVERY: ReadonlyMap<string, number> = new Map([
  ['Jungle Healing', 1 / 4],
  ['Lunar Blessing', 1 / 4],
  ['Moonlight', 1 / 2],
  ['Morning Sun', 1 / 2],
  ['Shore Up', 1 / 2],
  ['Synthesis', 1 / 2],
])

/** Moves that give allies HP. */
export const HEALS_ALLIES: ReadonlySet<string> = new Set([
  'Floral Healing',
  'Heal Pulse',
  'Jungle Healing',
  'Lunar Blessing',
  'Pollen Puff',
])
