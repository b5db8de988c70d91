import type { Arena } from '@/lib/battle/arena'
import { fight } from '@/lib/battle/fight'
import type { Fighter } from '@/lib/battle/fighter'
import { attackerPlaying } from '@/lib/battle/policy/attacker'
import type { Plan } from '@/lib/battle/policy/plan'
import { createRandom } from '@/lib/battle/random'
import { namingOf, tell, tellState } from '@/lib/battle/tell'

/** A battle to tell. */
interface BattleToTell {
  readonly arena: Arena
  readonly fighter: Fighter
  readonly plan: Plan
  /** So many of the fighter fight together. */
  readonly raiders: number
  readonly seed: number
}

/** A turn of a battle in words. */
export interface ToldTurn {
  /** `Start` or `Turn 3` */
  readonly title: string
  /** A sentence for each thing that happened. */
  readonly lines: readonly string[]
  /** HP, shield and time after it. */
  readonly state: string
}

/** A battle in words. */
export interface ToldBattle {
  readonly turns: readonly ToldTurn[]
  /** `Won in 12 turns` */
  readonly end: string
}

/** Fights a battle and tells it turn by turn. The same seed tells the same battle. */
export function toldBattle({ arena, fighter, plan, raiders, seed }: BattleToTell): ToldBattle {
  const players = Array.from({ length: raiders }, () => ({ fighter, decide: attackerPlaying(plan) }))
  const turns: ToldTurn[] = []
  const result = fight(arena, players, createRandom(seed), (state, events) => {
    const nameOf = namingOf(state)
    const title = state.turn === 0 ? 'Start' : `Turn ${state.turn}`
    turns.push({ title, lines: tell(events, nameOf), state: tellState(state, nameOf) })
  })
  const left = `${(result.bossHpShare * 100).toFixed(1)}% of the boss’s HP left`
  return { turns, end: result.won ? `Won in ${result.turns} turns` : `Lost with ${left}` }
}
