import type { BattleMove } from '@/battle/model/battle-move'
import type { Fighter } from '@/battle/model/fighter'
import type { Combatant } from '@/battle/model/state'
import type { CombatantDraft, Turn } from '@/battle/model/turn'
import { type Copies, rememberedCopy } from './copies'

const copies: Copies<Fighter, BattleMove> = new WeakMap()

/** Returns the target's last used move, unless it can't be copied or the combatant already has it. */
export function copiable(combatant: Combatant, target: Combatant): BattleMove | undefined {
  const move = target.fighter.moves[target.lastMove]
  const isKnown = combatant.fighter.moves.some(({ name }) => name === move?.name)
  return isKnown || move?.flags.failmimic ? undefined : move
}

/**
 * Replaces Mimic with the target's last move until the user faints. The new move counts as never used, so that nothing
 * repeats it. Source: https://bulbapedia.bulbagarden.net/wiki/Mimic_(move)
 */
export function mimic(
  turn: Turn,
  combatant: CombatantDraft,
  target: CombatantDraft,
  mimicMove: BattleMove,
): void {
  const copiedMove = copiable(combatant, target)
  if (!copiedMove) return
  combatant.fighter = rememberedCopy(copies, combatant.fighter, copiedMove, (fighter, move) => ({
    ...fighter,
    moves: fighter.moves.map((ownMove) => (ownMove === mimicMove ? move : ownMove)),
  }))
  combatant.lastMove = -1
  turn.events.push({ kind: 'mimics', who: combatant.who, move: copiedMove.name })
}
