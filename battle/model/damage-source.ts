import type { BattleMove } from './battle-move'
import type { Combatant, FieldState } from './state'

/** One hit. `attacker` and `defender` are in their state when it lands. */
export interface Hit {
  readonly attacker: Combatant
  readonly defender: Combatant
  readonly move: BattleMove
  /** Without the weather if Cloud Nine or Air Lock suppresses it. */
  readonly field: FieldState
  readonly critical: boolean
  readonly last: boolean
  /** Whether the move hits several raiders, at 0.75 of its damage. */
  readonly spread: boolean
  /** Other fighters' effects, by name: Helping Hand, Steely Spirit, Plus, Friend Guard, auras, abilities of Ruin… */
  readonly helped: readonly string[]
}

/** Returns `ROLLS` rolls of a hit in HP, before shield, cheers and HP left. All zeros if the target is immune. */
export type DamageSource = (hit: Hit) => ArrayLike<number>

/** Number of equally likely rolls of a hit. Source: https://bulbapedia.bulbagarden.net/wiki/Damage */
export const ROLLS = 16

export function meanRoll(rolls: ArrayLike<number>): number {
  let sum = 0
  for (let roll = 0; roll < ROLLS; roll++) sum += rolls[roll] ?? 0
  return sum / ROLLS
}

/** One shared object, so that battles create none. */
export const NO_HELP: readonly string[] = []
