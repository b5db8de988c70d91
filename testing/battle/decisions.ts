import type { Arena } from '@/battle/model/arena'
import type { Fighter } from '@/battle/model/fighter'
import { createRandom } from '@/battle/model/random'
import type { BattleState, RaiderState } from '@/battle/model/state'
import { type Choice, NO_HEALING, type Plan } from '@/battle/plan'
import type { Policy } from '@/battle/turns/fight'
import { playTurn } from '@/battle/turns/play-turn'
import { startBattle } from '@/battle/turns/start-battle'
import { makeArena, makeRaider } from './battles'

/** By default without boosts, debuffs and healing. */
export function makePlan(overrides: Partial<Plan> = {}): Plan {
  return { boosts: 0, debuffs: 0, repeatAfterReset: true, ...NO_HEALING, ...overrides }
}

interface DecidedBattle {
  readonly decide: Policy
  readonly arena?: Arena
  readonly raiders?: readonly Fighter[]
  readonly given?: (state: BattleState) => BattleState
}

/** Returns the first raider's decisions: names of moves, `heal cheer`, `wait`. */
export function decisions(turns: number, battle: DecidedBattle): string[] {
  const { arena = makeArena(), decide, given = (state) => state } = battle
  const random = createRandom(1)
  let state = given(startBattle(arena, battle.raiders ?? [makeRaider()], random).state)
  return Array.from({ length: turns }, () => {
    const raider = firstOf(state)
    const choice = decide(arena, state, raider)
    state = playTurn(arena, state, [choice], random).state
    return nameOf(choice, raider)
  })
}

export function choiceOf({ decide, ...battle }: DecidedBattle): Choice {
  const { arena = makeArena(), raiders = [makeRaider()], given = (state) => state } = battle
  const state = given(startBattle(arena, raiders, createRandom(1)).state)
  return decide(arena, state, firstOf(state))
}

function firstOf({ raiders: [raider] }: BattleState): RaiderState {
  if (!raider) throw new Error('A battle needs a raider')
  return raider
}

function nameOf(choice: Choice, { fighter }: RaiderState): string {
  if (choice.kind === 'wait') return 'wait'
  if (choice.kind === 'cheer') return `${choice.cheer} cheer`
  return fighter.moves[choice.move]?.name ?? 'no move'
}
