import type { Arena, ScriptedAction } from '@/battle/model/arena'
import type { BattleState } from '@/battle/model/state'
import type { ActionKind } from '@/data/rosters/rosters'
import type { Situation } from './make-policy'

/** In turns. A boost that the boss resets sooner isn't worth its turn. */
const SOON = 2

/** Whether the script has already reset raiders' raised stages. */
export function raisesWereUndone({ arena, state }: Situation): boolean {
  return isDone(arena, state, 'player reset')
}

/** Whether the script has already reset the boss's lowered stages. */
export function dropsWereUndone({ arena, state }: Situation): boolean {
  return isDone(arena, state, 'boss reset')
}

/** Whether the script resets raises within `SOON` turns, or after the next attack's expected `damage` in HP. */
export function undoesRaisesSoon({ arena, state }: Situation, damage: number): boolean {
  return arena.actions.some(
    (action, index) =>
      action.kind === 'player reset' &&
      (state.boss.actionsDone & (1 << index)) === 0 &&
      (action.trigger === 'Time' ? isNear(arena, state, action) : isWithin(state, action, damage)),
  )
}

function isDone(arena: Arena, { boss }: BattleState, reset: ActionKind): boolean {
  return arena.actions.some(({ kind }, index) => kind === reset && (boss.actionsDone & (1 << index)) !== 0)
}

function isNear(
  { raidSeconds, assumptions }: Arena,
  { secondsLeft }: BattleState,
  { percent }: ScriptedAction,
) {
  return secondsLeft - (percent * raidSeconds) / 100 <= SOON * assumptions.secondsPerTurn
}

function isWithin({ boss }: BattleState, { percent }: ScriptedAction, damage: number): boolean {
  return boss.hp - damage <= (percent * boss.maxHp) / 100
}
