import type { StageChanges } from '@/lib/battle/moves/battle-move'

// What a move does that @pkmn/dex has no field for. Source of each: the move's description in @pkmn/dex and its page,
// https://bulbapedia.bulbagarden.net/wiki/Belly_Drum_(move) and so on.

/** The stages by which attacks raise their user while they charge. */
export const BOOSTS_OF_CHARGE: Readonly<Record<string, StageChanges>> = {
  'Electro Shot': { spa: 1 },
  'Meteor Beam': { spa: 1 },
}

/** The power that a move which grows has in the middle of a raid: after four hits taken, after three boosts of two stats. */
export const GROWN_POWER: Readonly<Record<string, number>> = {
  'Power Trip': 140,
  'Rage Fist': 250,
  'Stored Power': 140,
}
