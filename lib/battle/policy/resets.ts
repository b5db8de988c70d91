import type { Arena, ScriptedAction } from '@/lib/battle/arena'
import type { BattleState } from '@/lib/battle/state'
import type { Moment } from './decider'

const PLAYER_RESET = 'Player Stats & Status Reset'
const BOSS_RESET = 'Stats & Status Reset'

/** In turns: a boost that is undone sooner is not worth its turn. */
const SOON = 2

/** Whether the script has already undone what raiders raised. */
export function raisesWereUndone({ arena, state }: Moment): boolean {
  return isDone(arena, state, PLAYER_RESET)
}

/** Whether the script has already undone what lowered the boss. */
export function dropsWereUndone({ arena, state }: Moment): boolean {
  return isDone(arena, state, BOSS_RESET)
}

/**
 * Whether the script is about to undo raised stages: by time within two turns, by HP with the next attack.
 *
 * @param damage what the next attack is expected to do
 */
export function undoesRaisesSoon({ arena, state }: Moment, damage: number): boolean {
  return arena.actions.some(
    (action, place) =>
      action.action === PLAYER_RESET &&
      (state.boss.actionsDone & (1 << place)) === 0 &&
      (action.trigger === 'Time' ? isNear(arena, state, action) : isWithin(state, action, damage)),
  )
}

function isDone(arena: Arena, { boss }: BattleState, words: string): boolean {
  return arena.actions.some(
    ({ action }, place) => action === words && (boss.actionsDone & (1 << place)) !== 0,
  )
}

function isNear(
  { raidSeconds, assumptions }: Arena,
  { secondsLeft }: BattleState,
  { threshold }: ScriptedAction,
) {
  return secondsLeft - (threshold * raidSeconds) / 100 <= SOON * assumptions.secondsPerTurn
}

function isWithin({ boss }: BattleState, { threshold }: ScriptedAction, damage: number): boolean {
  return boss.hp - damage <= (threshold * boss.maxHp) / 100
}
