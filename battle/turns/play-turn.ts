import { secondsBeforeActions, secondsOfActions } from '@/battle/assumptions'
import type { BattleEvent } from '@/battle/events'
import type { Arena } from '@/battle/model/arena'
import type { Random } from '@/battle/model/random'
import type { BattleState } from '@/battle/model/state'
import { beginTurn, type RaiderDraft, stateAfter, type Turn } from '@/battle/model/turn'
import type { Choice } from '@/battle/plan'
import { playPair } from '@/battle/turns/turn/pair'
import { endTurn } from '@/battle/turns/turn/turn-end'
import { playScript } from './script'

export interface PlayedTurn {
  readonly state: BattleState
  readonly events: readonly BattleEvent[]
}

const WAIT: Choice = { kind: 'wait' }

/**
 * Plays a turn: time to choose, each raider's choice paired with a boss move, the turn's end. Each step uses up time.
 * Due script actions run before the next step. `choices` follows the raiders' order; a missing choice waits. A choice
 * with a place changes the order of play. Leaves `state` unchanged, and does nothing after the battle's end.
 */
export function playTurn(
  arena: Arena,
  state: BattleState,
  choices: readonly Choice[],
  random: Random,
): PlayedTurn {
  if (isWon(state) || isLost(state)) return { state, events: [] }
  const turn = beginTurn(arena, state, random)
  const { assumptions } = arena
  const secondsOfAction = secondsOfActions(assumptions) / turn.raiders.length
  passTime(turn, secondsBeforeActions(assumptions, turn.number))
  for (const raider of inOrder(turn.raiders, choices)) {
    if (isOver(turn)) break
    playPair(turn, raider, choices[raider.who] ?? WAIT)
    passTime(turn, secondsOfAction)
  }
  if (!isOver(turn)) finish(turn)
  if (turn.boss.hp <= 0) turn.events.push({ kind: 'won' })
  else if (turn.secondsLeft <= 0) turn.events.push({ kind: 'lost' })
  return { state: stateAfter(turn), events: turn.events }
}

// Avoids a closure in the usual case: searches play millions of turns.
function inOrder(raiders: readonly RaiderDraft[], choices: readonly Choice[]): readonly RaiderDraft[] {
  if (choices.length === 1 || !choices.some(hasPlace)) return raiders
  const position = ({ who }: RaiderDraft) => placeOf(choices[who] ?? WAIT) ?? who
  return [...raiders].sort((a, b) => position(a) - position(b))
}

function hasPlace(choice: Choice): boolean {
  return placeOf(choice) !== undefined
}

function placeOf(choice: Choice): number | undefined {
  return choice.kind === 'wait' ? undefined : choice.place
}

function finish(turn: Turn): void {
  endTurn(turn)
  passTime(turn, 0)
}

function passTime(turn: Turn, seconds: number): void {
  if (isOver(turn)) return
  turn.secondsLeft = Math.max(0, turn.secondsLeft - seconds)
  if (turn.secondsLeft > 0) playScript(turn)
}

function isOver({ boss, secondsLeft }: Turn): boolean {
  return boss.hp <= 0 || secondsLeft <= 0
}

export function isWon({ boss }: BattleState): boolean {
  return boss.hp <= 0
}

export function isLost(state: BattleState): boolean {
  return state.secondsLeft <= 0 && !isWon(state)
}
