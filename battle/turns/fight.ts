import type { BattleEvent } from '@/battle/events'
import type { Arena } from '@/battle/model/arena'
import type { Fighter } from '@/battle/model/fighter'
import type { Random } from '@/battle/model/random'
import type { BattleState, RaiderState } from '@/battle/model/state'
import type { Choice } from '@/battle/plan'
import { isLost, isWon, playTurn } from './play-turn'
import { startBattle } from './start-battle'

export type Policy = (arena: Arena, state: BattleState, raider: RaiderState) => Choice

export interface Player {
  readonly fighter: Fighter
  readonly decide: Policy
}

interface FightResult {
  readonly won: boolean
  readonly turns: number
  readonly faints: number
  /** 0 after a win. */
  readonly bossHpShare: number
  readonly secondsLeft: number
}

/** Receives each turn, from turn 0 (the start). */
export type Listener = (state: BattleState, events: readonly BattleEvent[]) => void

/** Every raid's timer runs out long before this. */
const MAX_TURNS = 200

/** Simulates a battle until the boss's HP or the time runs out. The same `random` always has the same result. */
export function fight(
  arena: Arena,
  players: readonly Player[],
  random: Random,
  listen?: Listener,
): FightResult {
  const start = startBattle(
    arena,
    players.map(({ fighter }) => fighter),
    random,
  )
  listen?.(start.state, start.events)
  let { state } = start
  while (!isWon(state) && !isLost(state) && state.turn < MAX_TURNS) {
    const result = playTurn(arena, state, decisions(arena, state, players), random)
    state = result.state
    listen?.(state, result.events)
  }
  return resultOf(state)
}

const WAIT: Choice = { kind: 'wait' }

function decisions(arena: Arena, state: BattleState, players: readonly Player[]): readonly Choice[] {
  return state.raiders.map((raider) => {
    const player = raider.hp > 0 ? players[raider.who] : undefined
    return player ? player.decide(arena, state, raider) : WAIT
  })
}

function resultOf(state: BattleState): FightResult {
  const { boss, raiders, turn, secondsLeft } = state
  return {
    won: isWon(state),
    turns: turn,
    faints: raiders.reduce((sum, { faints }) => sum + faints, 0),
    bossHpShare: boss.hp / boss.maxHp,
    secondsLeft,
  }
}
