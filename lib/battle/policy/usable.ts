import { abilityAgainst } from '@/lib/battle/effects/abilities'
import { hpShare } from '@/lib/battle/effects/heal'
import { moveType } from '@/lib/battle/hit/move-type'
import type { BattleMove } from '@/lib/battle/moves/battle-move'
import { COSTS } from '@/lib/battle/special/specials'
import { itemTraits } from '@/lib/battle/tables/items'
import { heldBack, whatForbids } from '@/lib/battle/turn/able'
import { works } from '@/lib/battle/turn/conditions'
import { priorityOf } from '@/lib/battle/turn/order'
import { isRefused } from '@/lib/battle/turn/reach'
import { whatRefuses } from '@/lib/battle/turn/status-move'
import type { Moment } from './decider'
import type { Placed } from './roles'

/**
 * Whether a raider can use a move now: nothing forbids it, its conditions are met, its cost can be paid. A raider with a
 * Choice item uses no status move, since it would be bound to it.
 */
export function isUsable({ state, raider }: Moment, { move, place }: Placed): boolean {
  if (whatForbids(raider, move, place) !== undefined || heldBack(raider, move) !== undefined) return false
  if (move.category === 'Status' && itemTraits(raider.item).locksMove) return false
  const cost = COSTS.get(move.name)
  if (cost !== undefined && raider.hp <= hpShare(raider, cost)) return false
  // The boss is taken to attack, as it mostly does: Sucker Punch works, Focus Punch does not.
  const use = { user: raider, target: state.boss, move, readied: ANY_ATTACK, struck: true }
  return works(state, use, place)
}

const ANY_ATTACK = { category: 'Physical', priority: 0 } as const

/** Whether a status move takes hold of the boss as it stands: no shield, ability, type or terrain keeps it away. */
export function reachesBoss({ state, raider }: Moment, move: BattleMove): boolean {
  const { boss } = state
  if (boss.shield.phase === 'up') return false
  if (move.flags.reflectable && abilityAgainst(raider, boss).bouncesStatusMoves) return false
  const type = moveType(state, raider, move)
  const use = { user: raider, target: boss, move, type, priority: priorityOf(state, raider, move) }
  return !isRefused(state, use) && whatRefuses(use) === undefined
}
