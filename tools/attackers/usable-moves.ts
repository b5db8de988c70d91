import type { Move } from '@pkmn/data'
import { dataOfGeneration9 } from './generation'

/** A damaging move that a player can use turn after turn. */
export type UsableMove = Pick<Move, 'name' | 'type' | 'category' | 'priority' | 'flags'>

/** The least accuracy, in percent, of a move that is advised. */
export const LEAST_ACCURACY = 80

/** Why a move is not advised. */
export type Objection =
  | 'deals no damage'
  | 'misses too often'
  | 'not every turn'
  | 'hurts its user'
  | 'weakens its user'
  | 'locks its user in'
  | 'hits fewer times than it promises'
  | 'needs something that a raid does not give'
  | 'damage does not follow power'
  | 'power follows HP or use'

// What the data has no field for. Source of each: its description in @pkmn/dex.
const BY_NAME: Readonly<Record<string, Objection>> = {
  'Blood Moon': 'not every turn',
  'Fake Out': 'not every turn',
  'Gigaton Hammer': 'not every turn',
  'First Impression': 'not every turn',
  'Focus Punch': 'not every turn',
  'Sucker Punch': 'not every turn',
  Thunderclap: 'not every turn',
  'Upper Hand': 'not every turn',
  'Burn Up': 'not every turn',
  'Double Shock': 'not every turn',
  Belch: 'needs something that a raid does not give',
  'Dream Eater': 'needs something that a raid does not give',
  Fling: 'needs something that a raid does not give',
  'Last Resort': 'needs something that a raid does not give',
  Poltergeist: 'needs something that a raid does not give',
  'Spit Up': 'needs something that a raid does not give',
  'Steel Roller': 'needs something that a raid does not give',
  Synchronoise: 'needs something that a raid does not give',
  Snore: 'needs something that a raid does not give',
  'Dragon Energy': 'power follows HP or use',
  Eruption: 'power follows HP or use',
  'Hard Press': 'power follows HP or use',
  'Water Spout': 'power follows HP or use',
  Flail: 'power follows HP or use',
  Reversal: 'power follows HP or use',
  Rollout: 'power follows HP or use',
  'Ice Ball': 'power follows HP or use',
  'Echoed Voice': 'power follows HP or use',
  'Fury Cutter': 'power follows HP or use',
  'Beat Up': 'power follows HP or use',
  Uproar: 'locks its user in',
}

// Of all others without a power of their own the damage is fixed, a share of HP, or what was taken before.
const POWER_BY_BODY: ReadonlySet<string> = new Set([
  'Electro Ball',
  'Grass Knot',
  'Gyro Ball',
  'Heat Crash',
  'Heavy Slam',
  'Low Kick',
])

/** Why a move is not advised; `undefined` for one that is. */
export function objectionTo(move: Move): Objection | undefined {
  if (move.category === 'Status') return 'deals no damage'
  const byName = BY_NAME[move.name]
  if (byName) return byName
  if (move.basePower === 0 && !POWER_BY_BODY.has(move.name)) return 'damage does not follow power'
  if (move.accuracy !== true && move.accuracy < LEAST_ACCURACY) return 'misses too often'
  if (move.flags.recharge || move.flags.charge || move.flags.futuremove) return 'not every turn'
  if (move.selfdestruct || move.recoil || move.mindBlownRecoil || move.hasCrashDamage) return 'hurts its user'
  if (weakensUser(move)) return 'weakens its user'
  if (move.self?.volatileStatus === 'lockedmove') return 'locks its user in'
  if (move.multiaccuracy) return 'hits fewer times than it promises'
  return undefined
}

/** The moves that a creature can learn in Scarlet and Violet and that are advised, in alphabetical order of their ids. */
export async function usableMovesOf(creature: string): Promise<UsableMove[]> {
  const learnable = (await dataOfGeneration9.learnsets.learnable(creature, 'Paldea')) ?? {}
  return Object.keys(learnable)
    .sort()
    .map((id) => dataOfGeneration9.moves.get(id))
    .filter((move) => move !== undefined)
    .filter((move) => objectionTo(move) === undefined)
}

// Slower it hits no less hard.
function weakensUser({ self, selfBoost }: Move): boolean {
  const { spe: _, ...boosts } = { ...self?.boosts, ...selfBoost?.boosts }
  return Object.values(boosts).some((stages) => stages < 0)
}
