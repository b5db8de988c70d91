import type { BattleMove } from '@/lib/battle/moves/battle-move'
import { withPower } from '@/lib/battle/moves/with-power'
import type { Combatant } from '@/lib/battle/state'
import type { Use } from '@/lib/battle/turn/use'

/** A use of a move, as far as its power goes. */
type Powered = Pick<Use, 'move' | 'struck'> & { readonly user: Combatant }

type Power = (use: Powered, hit: number) => number

const onceMoreEachHit: Power = ({ move }, hit) => move.basePower * (hit + 1)
const twiceWhenStruck: Power = ({ move, struck }) => (struck ? move.basePower * 2 : move.basePower)

/**
 * The power of moves whose power the state of the turn decides; the damage calculator knows the others. Source of each:
 * its page on https://bulbapedia.bulbagarden.net/wiki/List_of_moves
 */
const POWERS: ReadonlyMap<string, Power> = new Map<string, Power>([
  ['Avalanche', twiceWhenStruck],
  ['Fury Cutter', ({ user }) => 40 * 2 ** Math.min(2, user.volatiles.inarow ?? 0)],
  ['Echoed Voice', ({ user }) => 40 * Math.min(5, 1 + (user.volatiles.inarow ?? 0))],
  ['Rage Fist', ({ user }) => Math.min(350, 50 + 50 * (user.volatiles.timeshit ?? 0))],
  ['Revenge', twiceWhenStruck],
  ['Triple Axel', onceMoreEachHit],
  ['Triple Kick', onceMoreEachHit],
])

/** The move of a use with the power that its hit has: the `hit`-th, from 0 on. */
export function poweredMove(use: Powered, hit: number): BattleMove {
  const power = POWERS.get(use.move.name)
  return power ? withPower(use.move, power(use, hit)) : use.move
}

/** Whether how often in a row a move was used counts for its power. */
export function countsRow({ name }: BattleMove): boolean {
  return name === 'Fury Cutter' || name === 'Echoed Voice'
}

/** Whether how often someone was hit counts for one of its moves. */
export function countsHits(moves: readonly BattleMove[]): boolean {
  return moves.some(({ name }) => name === 'Rage Fist')
}
