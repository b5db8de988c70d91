import { ASSUMPTIONS, type Assumptions } from '@/battle/assumptions'
import type { Arena } from '@/battle/model/arena'
import type { Rounds } from '@/battle/plan'

/** A deviation from the battles' assumptions. A listed team must win under each condition. */
export interface StressCondition {
  readonly name: string
  readonly assumptions: Partial<Assumptions>
  readonly arena: (arena: Arena) => Arena
  readonly orders: number
  readonly ordered: (rounds: Rounds, order: number) => Rounds
}

const USUAL: Omit<StressCondition, 'name'> = {
  assumptions: {},
  arena: (arena) => arena,
  orders: 1,
  ordered: (rounds) => rounds,
}

export const USUAL_CONDITION: StressCondition = { name: 'usual', ...USUAL }

/** Margin for errors in our data. */
const HP_FACTOR = 1.1

export const STRESS_CONDITIONS: readonly StressCondition[] = [
  { ...USUAL, name: 'more HP', arena: withMoreHp },
  { ...USUAL, name: 'slow', assumptions: { secondsPerTurn: 20 } },
  { ...USUAL, name: 'early timers', arena: withEarlyTimers },
  { ...USUAL, name: 'any order', orders: 6, ordered: reorder },
  { ...USUAL, name: 'fast', assumptions: { secondsPerTurn: 10 } },
  USUAL_CONDITION,
]

function withMoreHp(arena: Arena): Arena {
  const { boss } = arena
  return {
    ...arena,
    boss: {
      ...boss,
      hpMultiplier: Math.round(boss.hpMultiplier * HP_FACTOR * boss.stats.hp) / boss.stats.hp,
    },
  }
}

// A turn sooner: slow players lose as much time before the first action.
function withEarlyTimers(arena: Arena): Arena {
  const shift = (100 * ASSUMPTIONS.secondsPerTurn) / arena.raidSeconds
  return {
    ...arena,
    shield: { ...arena.shield, time: Math.min(100, arena.shield.time + shift) },
    actions: arena.actions.map((action) =>
      action.trigger === 'Time' ? { ...action, percent: Math.min(100, action.percent + shift) } : action,
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

/** Reorders three steps of each round. If all raiders act, the finishing move is fourth and stays last. */
function reorder(rounds: Rounds, order: number): Rounds {
  const indices = ORDERS_OF_THREE[order] ?? ORDERS_OF_THREE[0]
  return rounds.map((round) => {
    const [firstSteps, lastStep] = [round.slice(0, -1), round.slice(-1)]
    return [...indices.flatMap((index) => firstSteps[index] ?? []), ...lastStep]
  })
}
