import { secondsBeforeActions, secondsOfActions } from '@/battle/assumptions'
import { playPair } from '@/battle/engine/turn/pair'
import { endTurn } from '@/battle/engine/turn/turn-end'
import type { BattleEvent } from '@/battle/events'
import type { Arena } from '@/battle/model/arena'
import type { Random } from '@/battle/model/random'
import type { BattleState } from '@/battle/model/state'
import { beginTurn, endedTurn, type RaiderDraft, type Turn } from '@/battle/model/turn'
import type { Choice } from '@/battle/plan'
import { playScript } from './script'

/** What a turn leads to. */
export interface PlayedTurn {
  readonly state: BattleState
  /** What happened, in order. */
  readonly events: readonly BattleEvent[]
}

const WAIT: Choice = { kind: 'wait' }

/**
 * Plays a turn: the time to choose, each raider's choice paired with a move of the boss, and the turn's end. Time passes with
 * each, and the script comes as soon as it is due, before the next action. `choices` has one for each raider, in their order; one that is missing waits. Raiders act in their order,
 * but for choices that have a place. `state` stays as it is; after a battle's end nothing happens any more.
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
  pass(turn, secondsBeforeActions(assumptions, turn.number))
  for (const raider of inOrder(turn.raiders, choices)) {
    if (isOver(turn)) break
    playPair(turn, raider, choices[raider.who] ?? WAIT)
    pass(turn, secondsOfAction)
  }
  if (!isOver(turn)) finish(turn)
  if (turn.boss.hp <= 0) turn.events.push({ kind: 'won' })
  else if (turn.secondsLeft <= 0) turn.events.push({ kind: 'lost' })
  return { state: endedTurn(turn), events: turn.events }
}

// Without a closure for what nearly all turns ask: searches play them by the million.
function inOrder(raiders: readonly RaiderDraft[], choices: readonly Choice[]): readonly RaiderDraft[] {
  if (choices.length === 1 || !choices.some(hasPlace)) return raiders
  const place = ({ who }: RaiderDraft) => placeOf(choices[who] ?? WAIT) ?? who
  return [...raiders].sort((one, other) => place(one) - place(other))
}

function hasPlace(choice: Choice): boolean {
  return placeOf(choice) !== undefined
}

function placeOf(choice: Choice): number | undefined {
  return choice.kind === 'wait' ? undefined : choice.place
}

function finish(turn: Turn): void {
  endTurn(turn)
  pass(turn, 0)
}

// What just happened may have brought the boss to a share of its HP as well.
function pass(turn: Turn, seconds: number): void {
  if (isOver(turn)) return
  turn.secondsLeft = Math.max(0, turn.secondsLeft - seconds)
  if (turn.secondsLeft > 0) playScript(turn)
}

// A faint may take the last of the time in the middle of a turn.
function isOver({ boss, secondsLeft }: Turn): boolean {
  return boss.hp <= 0 || secondsLeft <= 0
}

/** Whether the boss is defeated. */
export function isWon({ boss }: BattleState): boolean {
  return boss.hp <= 0
}

/** Whether the time is up before the boss is defeated. */
export function isLost(state: BattleState): boolean {
  return state.secondsLeft <= 0 && !isWon(state)
}
