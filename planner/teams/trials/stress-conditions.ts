import { ASSUMPTIONS, type Assumptions } from '@/battle/assumptions'
import type { Arena } from '@/battle/model/arena'
import type { Rounds } from '@/battle/plan'

/** What a team may meet beside what our battles assume: it is accepted only if it wins under all of them. */
export interface StressCondition {
  readonly name: string
  readonly assumptions: Partial<Assumptions>
  /** The arena, changed. */
  readonly arena: (arena: Arena) => Arena
  /** How many orders of steps there are to try. */
  readonly orders: number
  /** The rounds in one of these orders. */
  readonly ordered: (rounds: Rounds, order: number) => Rounds
}

const USUAL: Omit<StressCondition, 'name'> = {
  assumptions: {},
  arena: (arena) => arena,
  orders: 1,
  ordered: (rounds) => rounds,
}

/** The usual pace and order. */
export const USUAL_CONDITION: StressCondition = { name: 'usual', ...USUAL }

/** HP multiplier of the "more HP" test: a margin for errors in our data. */
const MORE_HP = 1.1

/** All conditions, those that break most teams first. */
export const STRESS_CONDITIONS: readonly StressCondition[] = [
  { ...USUAL, name: 'more HP', arena: withMoreHp },
  { ...USUAL, name: 'slow', assumptions: { secondsPerTurn: 20 } },
  { ...USUAL, name: 'early timers', arena: withEarlyTimers },
  { ...USUAL, name: 'any order', orders: 6, ordered: inOrder },
  { ...USUAL, name: 'fast', assumptions: { secondsPerTurn: 10 } },
  USUAL_CONDITION,
]

function withMoreHp(arena: Arena): Arena {
  const { boss } = arena
  return {
    ...arena,
    boss: { ...boss, hpMultiplier: Math.round(boss.hpMultiplier * MORE_HP * boss.stats.hp) / boss.stats.hp },
  }
}

// A turn sooner: whoever chooses slowly loses as much before the first action.
function withEarlyTimers(arena: Arena): Arena {
  const sooner = (100 * ASSUMPTIONS.secondsPerTurn) / arena.raidSeconds
  return {
    ...arena,
    shield: { ...arena.shield, time: Math.min(100, arena.shield.time + sooner) },
    actions: arena.actions.map((action) =>
      action.trigger === 'Time' ? { ...action, percent: Math.min(100, action.percent + sooner) } : action,
    ),
  }
}

const ORDERS_OF_THREE = [
  [0, 1, 2],
  [0, 2, 1],
  [1, 0, 2],
  [1, 2, 0],
  [2, 0, 1],
  [2, 1, 0],
] as const

/** Each round with its first three steps in another order; the fourth, which is the finishing move where all act, stays last. */
function inOrder(rounds: Rounds, order: number): Rounds {
  const places = ORDERS_OF_THREE[order] ?? ORDERS_OF_THREE[0]
  return rounds.map((round) => {
    const [first, rest] = [round.slice(0, -1), round.slice(-1)]
    return [...places.flatMap((place) => first[place] ?? []), ...rest]
  })
}
