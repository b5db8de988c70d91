import type { LearnWay } from '@/data/shipped/schema'
import { bestWays } from './learned'

const worstFirst: LearnWay[] = [
  { method: 'level up', generation: 9, level: 1, byLine: true },
  { method: 'virtual transfer', generation: 7 },
  { method: 'tutor', generation: 8 },
  { method: 'TM', generation: 8 },
  { method: 'level up', generation: 8, level: 48 },
  { method: 'level up', generation: 8, level: 0 },
]

test.each(worstFirst.slice(1).map((better, position) => [worstFirst[position], better] as const))(
  '%j loses to %j in either order',
  (worse, better) => {
    const ways = [worse, better].flatMap((way) => (way ? [['crunch', way] as const] : []))
    expect(bestWays(ways)).toEqual({ crunch: better })
    expect(bestWays(ways.toReversed())).toEqual({ crunch: better })
  },
)

test('each move has its own best way', () => {
  const tm = { method: 'TM', generation: 8 } as const
  expect(
    bestWays([
      ['surf', tm],
      ['fly', tm],
    ]),
  ).toEqual({ surf: tm, fly: tm })
  expect(bestWays([])).toEqual({})
})
