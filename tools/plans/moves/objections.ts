import type { Move } from '@pkmn/data'
import { BOOSTS_OF_CHARGE, GROWN_POWER } from './effects-without-fields'

/** The least accuracy, in percent, of an attack that a plan rests on. */
export const LEAST_ACCURACY = 70

/** Why an attack is nothing to win a raid with. */
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
  | 'hits with the Attack of its target'

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
  'Double Shock': 'not every turn',
  Belch: 'needs something that a raid does not give',
  'Dream Eater': 'needs something that a raid does not give',
  Fling: 'needs something that a raid does not give',
  'Last Resort': 'needs something that a raid does not give',
  'Last Respects': 'needs something that a raid does not give',
  Poltergeist: 'needs something that a raid does not give',
  'Spit Up': 'needs something that a raid does not give',
  'Steel Roller': 'needs something that a raid does not give',
  Snore: 'needs something that a raid does not give',
  Acrobatics: 'needs something that a raid does not give',
  'Dragon Energy': 'power follows HP or use',
  Eruption: 'power follows HP or use',
  'Hard Press': 'power follows HP or use',
  'Water Spout': 'power follows HP or use',
  Flail: 'power follows HP or use',
  Reversal: 'power follows HP or use',
  Rollout: 'power follows HP or use',
  'Echoed Voice': 'power follows HP or use',
  'Fury Cutter': 'power follows HP or use',
  'Beat Up': 'power follows HP or use',
  Uproar: 'locks its user in',
}

// Of all others without a power of their own the damage is fixed, a share of HP, what was taken before, or follows speed.
const POWER_BY_WEIGHT: ReadonlySet<string> = new Set(['Grass Knot', 'Heat Crash', 'Heavy Slam', 'Low Kick'])

// Abilities that do away with an objection.
const CURES: Readonly<Partial<Record<Objection, ReadonlySet<string>>>> = {
  'misses too often': new Set(['No Guard']),
  'hurts its user': new Set(['Magic Guard']),
  'weakens its user': new Set(['Contrary']),
  'hits fewer times than it promises': new Set(['Skill Link']),
}

/** Why an attack is not advised to a user with an ability; `undefined` for one that is. */
export function objectionTo(move: Move, ability: string): Objection | undefined {
  const objection = objectionByName(move) ?? objectionByFields(move)
  if (objection === undefined || CURES[objection]?.has(ability)) return undefined
  return ability === 'Rock Head' && move.recoil ? undefined : objection
}

function objectionByName(move: Move): Objection | undefined {
  if (move.category === 'Status') return 'deals no damage'
  const byName = BY_NAME[move.name]
  if (byName) return byName
  if (move.overrideOffensivePokemon === 'target') return 'hits with the Attack of its target'
  return move.basePower === 0 && !POWER_BY_WEIGHT.has(move.name) ? 'damage does not follow power' : undefined
}

function objectionByFields(move: Move): Objection | undefined {
  const { accuracy, flags } = move
  if (accuracy !== true && accuracy < LEAST_ACCURACY) return 'misses too often'
  if (flags.recharge || flags.futuremove) return 'not every turn'
  if (flags.charge && !BOOSTS_OF_CHARGE[move.name]) return 'not every turn'
  if (move.selfdestruct || move.recoil || move.mindBlownRecoil || move.hasCrashDamage) return 'hurts its user'
  if (weakensItself(move)) return 'weakens its user'
  if (move.self?.volatileStatus === 'lockedmove') return 'locks its user in'
  return move.multiaccuracy ? 'hits fewer times than it promises' : undefined
}

// Slower, or with lower defenses, it hits no less hard.
function weakensItself({ self, category }: Move): boolean {
  const own = category === 'Physical' ? self?.boosts?.atk : self?.boosts?.spa
  return (own ?? 0) < 0
}

/** Whether the power of an attack grows in the course of a raid, and its own figure says little. */
export function isGrowing(move: Pick<Move, 'name'>): boolean {
  return move.name in GROWN_POWER
}
