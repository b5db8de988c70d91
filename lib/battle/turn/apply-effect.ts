import { changeStages } from '@/lib/battle/effects/stages'
import { eatCure, giveStatus } from '@/lib/battle/effects/status'
import { inflict, setCount } from '@/lib/battle/effects/volatiles'
import type { MoveEffect } from '@/lib/battle/moves/battle-move'
import { BOSS_IS_FREE_OF } from '@/lib/battle/tables/failing-moves'
import type { CombatantDraft, Turn } from './turn'

/** Applies what a move does to one side: stages, a status, something that passes. Answers whether anything was tried and took. */
export function applyEffect(
  turn: Turn,
  target: CombatantDraft,
  { boosts, status, volatileStatus }: MoveEffect,
  by: CombatantDraft,
): boolean {
  if (target.hp <= 0) return false
  const events = turn.events.length
  if (boosts) changeStages(turn, target, boosts, by)
  if (status) giveStatus(turn, target, status, by)
  if (volatileStatus) {
    passOn(turn, target, volatileStatus, by)
    if (target.item !== undefined) eatCure(turn, target)
  }
  return turn.events.length > events
}

function passOn(turn: Turn, target: CombatantDraft, id: string, by: CombatantDraft): void {
  if (target === turn.boss && by !== turn.boss && BOSS_IS_FREE_OF.has(id)) return
  if (id === 'encore' || id === 'disable') {
    if (target.lastMove < 0 || !inflict(turn, target, id, by)) return
    setCount(target, id === 'encore' ? 'encoredmove' : 'disabledmove', target.lastMove + 1)
    return
  }
  if (inflict(turn, target, id, by) && id === 'leechseed') setCount(target, id, by.who + 2)
}
