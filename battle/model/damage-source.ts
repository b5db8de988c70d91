import type { BattleMove } from './battle-move'
import type { Combatant, FieldState } from './state'

/** One hit whose damage is asked for. `attacker` and `defender` are as they stand when it lands. */
export interface Hit {
  readonly attacker: Combatant
  readonly defender: Combatant
  readonly move: BattleMove
  /** Without a weather that Cloud Nine or Air Lock of anyone in the battle takes the effects of. */
  readonly field: FieldState
  readonly critical: boolean
  /** Whether the defender has acted in this turn already, for Analytic. */
  readonly last: boolean
  /** Whether the move hits several raiders at 0.75. */
  readonly spread: boolean
  /**
   * What else helps or hinders it, by name: an ally's Helping Hand, Steely Spirit, Battery, Power Spot, Plus, Minus or Friend Guard, and
   * the aura or the ability of Ruin of one who is neither attacker nor defender.
   */
  readonly helped: readonly string[]
}

/**
 * Where a battle gets the damage of a hit: the 16 rolls, equally likely, in HP, before the shield, the cheers and the HP
 * left. Of a move of several hits those of one hit. All zeros when the target is immune.
 */
export type DamageSource = (hit: Hit) => ArrayLike<number>

/** How many rolls a hit has, all equally likely. Source: https://bulbapedia.bulbagarden.net/wiki/Damage */
export const ROLLS = 16

/** The mean of a hit's rolls. */
export function meanRoll(rolls: ArrayLike<number>): number {
  let sum = 0
  for (let roll = 0; roll < ROLLS; roll++) sum += rolls[roll] ?? 0
  return sum / ROLLS
}

/** Nothing else helps a hit. One object, so that engines make none. */
export const NO_HELP: readonly string[] = []
