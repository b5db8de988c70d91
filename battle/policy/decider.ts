import { abilityAgainst } from '@/battle/dex/active-ability'
import { hpShare } from '@/battle/dex/effects/hp'
import { itemTraits } from '@/battle/dex/items'
import { moveType, works } from '@/battle/dex/moves/move-in-use'
import { rulesOf } from '@/battle/dex/moves/moves'
import type { Decider } from '@/battle/engine/fight'
import { isRefused } from '@/battle/engine/hit/reach'
import { canTerastallize } from '@/battle/engine/raid/tera-orb'
import { heldBack, reasonForBan } from '@/battle/engine/turn/able'
import { priorityOf } from '@/battle/engine/turn/order'
import { reasonForRefusal } from '@/battle/engine/turn/status-move'
import type { Arena } from '@/battle/model/arena'
import type { BattleMove } from '@/battle/model/battle-move'
import { type BattleState, type Combatant, FREE, type RaiderState } from '@/battle/model/state'
import type { Choice, Plan } from '@/battle/plan'
import { type Placed, type Roles, rolesOf } from './roles'

/** What a raider decides by. */
export interface Situation {
  readonly arena: Arena
  readonly state: BattleState
  readonly raider: RaiderState
  readonly plan: Plan
  readonly roles: Roles
}

const WAIT: Choice = { kind: 'wait' }

/** A decider that asks `choose`, and waits where it names nothing. A raider that is bound goes on with what binds it. */
export function deciderOf(plan: Plan, choose: (situation: Situation) => Choice | undefined): Decider {
  return (arena, state, raider) => {
    const { bond } = raider
    if (bond !== FREE) return { kind: 'move', move: Math.max(0, bond.move), terastallize: false }
    return choose({ arena, state, raider, plan, roles: rolesOf(raider.fighter) }) ?? WAIT
  }
}

/** What a choice of a move is. */
type MoveChoice = Extract<Choice, { kind: 'move' }>

/** A move as a choice: Terastallized as soon as that is possible. */
export function moveChoice(raider: RaiderState, { place }: Placed): MoveChoice {
  return { kind: 'move', move: place, terastallize: canTerastallize(raider) }
}

/**
 * Whether a raider can use a move now: nothing forbids it, its conditions are met, its cost can be paid. A raider with a
 * Choice item uses no status move, since it would be bound to it.
 */
export function isUsable({ state, raider }: Situation, { move, place }: Placed): boolean {
  if (reasonForBan(raider, move, place) !== undefined || heldBack(raider, move) !== undefined) return false
  if (move.category === 'Status' && itemTraits(raider.item).locksMove) return false
  const { costs } = rulesOf(move.name)
  if (costs > 0 && raider.hp <= hpShare(raider, costs)) return false
  // The boss is taken to attack, as it mostly does: Sucker Punch works, Focus Punch does not.
  const use = { user: raider, target: state.boss, move, readied: ANY_ATTACK, struck: true }
  return works(state, use, place)
}

const ANY_ATTACK = { category: 'Physical', priority: 0 } as const

/** Whether a status move takes hold of the boss as it stands: no shield, ability, type or terrain keeps it away. */
export function reachesBoss(situation: Situation, move: BattleMove): boolean {
  const { boss } = situation.state
  return boss.shield.phase !== 'up' && takesHold(situation, move, boss)
}

/** A state of the battle, and the raider of it that acts. */
type Moment = Pick<Situation, 'state' | 'raider'>

/** Whether a status move takes hold of a raider as it stands, who may be its user. */
export function reachesRaider(situation: Moment, move: BattleMove, target: RaiderState): boolean {
  return target.who === situation.raider.who || takesHold(situation, move, target)
}

function takesHold({ state, raider }: Moment, move: BattleMove, target: Combatant): boolean {
  if (move.flags.reflectable && abilityAgainst(raider, target).bouncesStatusMoves) return false
  const type = moveType(state, raider, move)
  const use = { user: raider, target, move, type, priority: priorityOf(state, raider, move) }
  return !isRefused(state, use) && reasonForRefusal(use) === undefined
}
