export const STATS = ['atk', 'def', 'spa', 'spd', 'spe'] as const

export type RaisedStat = (typeof STATS)[number]

type Raises = Readonly<Partial<Record<RaisedStat, number>>>

const ATTACK_AND_DEFENSE: Raises = { atk: 1, def: 1 }
const BOTH_ATTACKS: Raises = { atk: 1, spa: 1 }
const BOTH_DEFENSES: Raises = { def: 1, spd: 1 }
const SPECIAL: Raises = { spa: 1, spd: 1 }
const SPEED: Raises = { spe: 2 }
const ALL: Raises = { atk: 1, def: 1, spa: 1, spd: 1, spe: 1 }

/**
 * Stages. Howl also raises allies; in files of plans it is a help. Source: the page of each move on
 * https://bulbapedia.bulbagarden.net
 */
const RAISED_BY_BOOST: Readonly<Record<string, Raises>> = {
  'Acid Armor': { def: 2 },
  Agility: SPEED,
  Amnesia: { spd: 2 },
  Autotomize: SPEED,
  'Belly Drum': { atk: 12 },
  'Bulk Up': ATTACK_AND_DEFENSE,
  'Calm Mind': SPECIAL,
  Charge: { spd: 1 },
  'Clangorous Soul': ALL,
  Coil: ATTACK_AND_DEFENSE,
  'Cosmic Power': BOTH_DEFENSES,
  'Cotton Guard': { def: 3 },
  Curse: ATTACK_AND_DEFENSE,
  'Defend Order': BOTH_DEFENSES,
  'Defense Curl': { def: 1 },
  'Dragon Dance': { atk: 1, spe: 1 },
  'Fillet Away': { atk: 2, spa: 2, spe: 2 },
  Growth: BOTH_ATTACKS,
  Harden: { def: 1 },
  'Hone Claws': { atk: 1 },
  Howl: { atk: 1 },
  'Iron Defense': { def: 2 },
  'Nasty Plot': { spa: 2 },
  'No Retreat': ALL,
  'Quiver Dance': { spa: 1, spd: 1, spe: 1 },
  'Rock Polish': SPEED,
  'Shell Smash': { atk: 2, spa: 2, spe: 2 },
  Shelter: { def: 2 },
  'Shift Gear': { atk: 1, spe: 2 },
  Stockpile: BOTH_DEFENSES,
  'Swords Dance': { atk: 2 },
  'Tail Glow': { spa: 3 },
  'Take Heart': SPECIAL,
  'Tidy Up': { atk: 1, spe: 1 },
  'Victory Dance': { atk: 1, def: 1, spe: 1 },
  Withdraw: { def: 1 },
  'Work Up': BOTH_ATTACKS,
}

export function isBoost(move: string): boolean {
  return Object.hasOwn(RAISED_BY_BOOST, move)
}

/** Returns no stages for a move that isn't a boost. */
export function raisesOf(move = ''): Raises {
  return RAISED_BY_BOOST[move] ?? {}
}
