import type { StageChanges } from '@/lib/battle/moves/battle-move'

// What a move does that @pkmn/dex has no field for. Source of each: the move's description in @pkmn/dex and its page,
// https://bulbapedia.bulbagarden.net/wiki/Belly_Drum_(move) and so on.

/** The stages by which attacks raise their user while they charge. */
export const BOOSTS_OF_CHARGE: Readonly<Record<string, StageChanges>> = {
  'Electro Shot': { spa: 1 },
  'Meteor Beam': { spa: 1 },
}

/** The share of max HP that a boost costs its user. */
export const HP_COST: Readonly<Record<string, number>> = {
  'Belly Drum': 1 / 2,
  'Clangorous Soul': 1 / 3,
  'Fillet Away': 1 / 2,
}

/** The share of max HP that a status move gives back to its user, without weather. */
export const RECOVERY: Readonly<Record<string, number>> = {
  'Jungle Healing': 1 / 4,
  'Lunar Blessing': 1 / 4,
  Moonlight: 1 / 2,
  'Morning Sun': 1 / 2,
  'Shore Up': 1 / 2,
  Synthesis: 1 / 2,
}

/** The share of max HP that a move gives back to an ally. */
export const RECOVERY_OF_ALLY: Readonly<Record<string, number>> = {
  'Floral Healing': 1 / 2,
  'Heal Pulse': 1 / 2,
  'Jungle Healing': 1 / 4,
  'Lunar Blessing': 1 / 4,
  'Pollen Puff': 1 / 2,
}

/** The power that a move which grows has in the middle of a raid: after four hits taken, after three boosts of two stats. */
export const GROWN_POWER: Readonly<Record<string, number>> = {
  'Power Trip': 140,
  'Rage Fist': 250,
  'Stored Power': 140,
}
