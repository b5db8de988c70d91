import type { Arena } from '@/lib/battle/arena'
import type { Decider } from '@/lib/battle/fight'
import { type BattleState, type Choice, FREE, type RaiderState } from '@/lib/battle/state'
import { canTerastallize } from './outlook'
import type { Plan } from './plan'
import { type Placed, type Roles, rolesOf } from './roles'

/** What a raider decides by. */
export interface Moment {
  readonly arena: Arena
  readonly state: BattleState
  readonly raider: RaiderState
  readonly plan: Plan
  readonly roles: Roles
}

const WAIT: Choice = { kind: 'wait' }

/** A decider that asks `choose`, and waits where it names nothing. A raider that is bound goes on with what binds it. */
export function deciderOf(plan: Plan, choose: (moment: Moment) => Choice | undefined): Decider {
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
