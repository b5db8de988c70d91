import { ASSUMPTIONS } from '@/battle/assumptions'
import type { Rounds } from '@/battle/plan'
import { choose, makeArena, makeBoss } from '@/testing/battle/battles'
import { STRESS_CONDITIONS, type StressCondition } from './stress-conditions'

function condition(name: string): StressCondition {
  const match = STRESS_CONDITIONS.find((candidate) => candidate.name === name)
  if (!match) throw new Error(`No condition is named ${name}`)
  return match
}

test('conditions have turns of 10, 13.5 and 20 seconds', () => {
  const turnSeconds = STRESS_CONDITIONS.map(
    ({ assumptions }) => assumptions.secondsPerTurn ?? ASSUMPTIONS.secondsPerTurn,
  )
  expect([...new Set(turnSeconds)].sort()).toEqual([10, 13.5, 20])
})

test('under more HP, a boss with 10,000 HP has 11,000', () => {
  const { boss } = condition('more HP').arena(makeArena({ boss: makeBoss() }))
  expect(boss.stats.hp * boss.hpMultiplier).toBe(11_000)
})

test('under early timers, timed actions and shields come 2.25 points sooner', () => {
  const action = { kind: 'player reset', trigger: 'Time', move: -1 } as const
  const arena = makeArena({
    raidSeconds: 600,
    shield: { ...makeArena().shield, time: 80 },
    actions: [
      { ...action, percent: 99 },
      { ...action, percent: 50 },
      { ...action, trigger: 'HP', percent: 40 },
    ],
  })
  const { actions, shield } = condition('early timers').arena(arena)
  expect(actions.map(({ percent }) => percent)).toEqual([100, 52.25, 40])
  expect(shield.time).toBe(82.25)
})

test('under any order, the finishing move stays last, and the three steps before it have all six orders', () => {
  const round = [1, 2, 3, 0].map((raider) => ({ raider, choice: choose() }))
  const rounds: Rounds = [round]
  const { orders, ordered } = condition('any order')
  const stepOrders = Array.from({ length: orders }, (_, order) =>
    ordered(rounds, order).flatMap((steps) => steps.map(({ raider }) => raider)),
  )
  expect(new Set(stepOrders.map(String)).size).toBe(6)
  for (const raiders of stepOrders) {
    expect(raiders.at(-1)).toBe(0)
    expect(raiders.toSorted()).toEqual([0, 1, 2, 3])
  }
})

test('under any order, a round of two steps stays as it is', () => {
  const rounds: Rounds = [[1, 0].map((raider) => ({ raider, choice: choose() }))]
  const { ordered } = condition('any order')
  for (const order of [0, 5]) expect(ordered(rounds, order)).toEqual(rounds)
})
