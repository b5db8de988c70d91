import { VOLATILES } from '@/battle/dex/volatiles'
import type { BattleEffect } from '@/battle/model/battle-move'
import type { CombatantDraft, Turn } from '@/battle/model/turn'
import { changeStages } from './stages'
import { eatCure, giveStatus } from './status'
import { inflict } from './volatiles'

/** Returns whether anything changed. */
export function applyEffect(
  turn: Turn,
  target: CombatantDraft,
  { boosts, status, volatileStatus }: BattleEffect,
  by: CombatantDraft,
): boolean {
  if (target.hp <= 0) return false
  const events = turn.events.length
  if (boosts) changeStages(turn, target, boosts, by)
  if (status) giveStatus(turn, target, status, by)
  if (volatileStatus) {
    const isSpared = target === turn.boss && by !== turn.boss && VOLATILES.get(volatileStatus)?.sparesBoss
    if (!isSpared) inflict(turn, target, volatileStatus, by)
    if (target.item !== undefined) eatCure(turn, target)
  }
  return turn.events.length > events
}
