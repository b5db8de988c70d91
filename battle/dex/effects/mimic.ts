import type { BattleMove } from '@/battle/model/battle-move'
import type { Fighter } from '@/battle/model/fighter'
import type { Combatant } from '@/battle/model/state'
import type { CombatantDraft, Turn } from '@/battle/model/turn'
import { type Copies, rememberedCopy } from './copies'

const copies: Copies<Fighter, BattleMove> = new WeakMap()

/** The move that someone may copy of its target: the last one used, unless it knows it or it is one that cannot be copied. */
export function copiable(someone: Combatant, target: Combatant): BattleMove | undefined {
  const move = target.fighter.moves[target.lastMove]
  const isKnown = someone.fighter.moves.some(({ name }) => name === move?.name)
  return isKnown || move?.flags.failmimic ? undefined : move
}

/**
 * Puts the last move of a target in the place of Mimic, until its user faints. As good as never used, so that nothing
 * repeats it. Source: https://bulbapedia.bulbagarden.net/wiki/Mimic_(move)
 */
export function mimic(turn: Turn, someone: CombatantDraft, target: CombatantDraft, own: BattleMove): void {
  const copied = copiable(someone, target)
  if (!copied) return
  someone.fighter = rememberedCopy(copies, someone.fighter, copied, (fighter, move) => ({
    ...fighter,
    moves: fighter.moves.map((known) => (known === own ? move : known)),
  }))
  someone.lastMove = -1
  turn.events.push({ kind: 'mimics', who: someone.who, move: copied.name })
}
