import { ASSUMPTIONS } from '@/battle/assumptions'
import type { Rounds } from '@/battle/plan'
import { choose, makeArena, makeBoss } from '@/testing/battle/battles'
import { STRESS_CONDITIONS, type StressCondition } from './stress-conditions'

function condition(name: string): StressCondition {
  const found = STRESS_CONDITIONS.find((one) => one.name === name)
  if (!found) throw new Error(`There is no condition ${name}`)
  return found
}

test('turns take 10, 13.5 and 20 seconds: all that players assume, and the slowest of randoms', () => {
  const paces = STRESS_CONDITIONS.map(
    ({ assumptions }) => assumptions.secondsPerTurn ?? ASSUMPTIONS.secondsPerTurn,
  )
  expect([...new Set(paces)].sort()).toEqual([10, 13.5, 20])
})

test('with more HP a boss of 400 times 25 has 11,000', () => {
  const { boss } = condition('more HP').arena(makeArena({ boss: makeBoss() }))
  expect(boss.stats.hp * boss.hpMultiplier).toBe(11_000)
})

test('with early timers an action at 99% of 600 seconds comes immediately, and a shield at 80% 2.25 points sooner', () => {
  const late = { kind: 'player reset', trigger: 'Time', move: -1 } as const
  const arena = makeArena({
    raidSeconds: 600,
    shield: { ...makeArena().shield, time: 80 },
    actions: [
      { ...late, percent: 99 },
      { ...late, percent: 50 },
      { ...late, trigger: 'HP', percent: 40 },
    ],
  })
  const { actions, shield } = condition('early timers').arena(arena)
  expect(actions.map(({ percent }) => percent)).toEqual([100, 52.25, 40])
  expect(shield.time).toBe(82.25)
})

test('in any order the three steps before the finishing move have all six orders, and the finishing move is last', () => {
  const round = [1, 2, 3, 0].map((raider) => ({ raider, choice: choose() }))
  const rounds: Rounds = [round]
  const { orders, ordered } = condition('any order')
  const seen = Array.from({ length: orders }, (_, order) =>
    ordered(rounds, order).flatMap((steps) => steps.map(({ raider }) => raider)),
  )
  expect(new Set(seen.map(String)).size).toBe(6)
  for (const raiders of seen) {
    expect(raiders.at(-1)).toBe(0)
    expect(raiders.toSorted()).toEqual([0, 1, 2, 3])
  }
})

test('in any order a round of two keeps the step before its finishing move in place', () => {
  const rounds: Rounds = [[1, 0].map((raider) => ({ raider, choice: choose() }))]
  const { ordered } = condition('any order')
  for (const order of [0, 5]) expect(ordered(rounds, order)).toEqual(rounds)
})
