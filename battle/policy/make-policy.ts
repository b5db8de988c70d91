import { abilityAgainst } from '@/battle/dex/active-ability'
import { hpShare } from '@/battle/dex/effects/hp'
import { itemTraits } from '@/battle/dex/items'
import { canSucceed, moveType } from '@/battle/dex/moves/move-in-use'
import { rulesOf } from '@/battle/dex/moves/moves'
import type { Arena } from '@/battle/model/arena'
import type { BattleMove } from '@/battle/model/battle-move'
import { type BattleState, type Combatant, FREE, type RaiderState } from '@/battle/model/state'
import type { Choice, Plan } from '@/battle/plan'
import type { Policy } from '@/battle/turns/fight'
import { isRefused } from '@/battle/turns/hit/reach'
import { canTerastallize } from '@/battle/turns/raid/tera-orb'
import { whyForbidden, whyItemForbids } from '@/battle/turns/turn/able'
import { priorityOf } from '@/battle/turns/turn/order'
import { whyRefused } from '@/battle/turns/turn/status-move'
import { type IndexedMove, type Roles, rolesOf } from './roles'

export interface Situation {
  readonly arena: Arena
  readonly state: BattleState
  readonly raider: RaiderState
  readonly plan: Plan
  readonly roles: Roles
}

const WAIT: Choice = { kind: 'wait' }

/** Returns a policy that asks `choose`, and waits if it returns nothing. A raider locked into a move repeats it. */
export function makePolicy(plan: Plan, choose: (situation: Situation) => Choice | undefined): Policy {
  return (arena, state, raider) => {
    const { bond } = raider
    if (bond !== FREE) return { kind: 'move', move: Math.max(0, bond.move), terastallize: false }
    return choose({ arena, state, raider, plan, roles: rolesOf(raider.fighter) }) ?? WAIT
  }
}

type MoveChoice = Extract<Choice, { kind: 'move' }>

export function moveChoice(raider: RaiderState, { place }: IndexedMove): MoveChoice {
  return { kind: 'move', move: place, terastallize: canTerastallize(raider) }
}

/** Whether nothing prevents a move. A raider with a Choice item doesn't use status moves, which would lock it. */
export function isUsable({ state, raider }: Situation, { move, place }: IndexedMove): boolean {
  if (whyForbidden(raider, move, place) !== undefined || whyItemForbids(raider, move) !== undefined)
    return false
  if (move.category === 'Status' && itemTraits(raider.item).locksMove) return false
  const { costs } = rulesOf(move.name)
  if (costs > 0 && raider.hp <= hpShare(raider, costs)) return false
  // Assumes that the boss attacks, as it usually does: Sucker Punch works, Focus Punch doesn't.
  const use = { user: raider, target: state.boss, move, readied: ANY_ATTACK, struck: true }
  return canSucceed(state, use, place)
}

const ANY_ATTACK = { category: 'Physical', priority: 0 } as const

/** Whether a status move would affect the boss now, despite shield, ability, type and terrain. */
export function reachesBoss(situation: Situation, move: BattleMove): boolean {
  const { boss } = situation.state
  return boss.shield.phase !== 'up' && reachesTarget(situation, move, boss)
}

type Moment = Pick<Situation, 'state' | 'raider'>

/** Whether a status move would affect a raider now. The raider may be its user. */
export function reachesRaider(situation: Moment, move: BattleMove, target: RaiderState): boolean {
  return target.who === situation.raider.who || reachesTarget(situation, move, target)
}

function reachesTarget({ state, raider }: Moment, move: BattleMove, target: Combatant): boolean {
  if (move.flags.reflectable && abilityAgainst(raider, target).bouncesStatusMoves) return false
  const type = moveType(state, raider, move)
  const use = { user: raider, target, move, type, priority: priorityOf(state, raider, move) }
  return !isRefused(state, use) && whyRefused(use) === undefined
}
