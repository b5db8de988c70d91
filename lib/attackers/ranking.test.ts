import { hitsSurvived, isSafe, ranked } from './ranking'

const glass = { name: 'glass', damage: 10, worst: 120 }
const wall = { name: 'wall', damage: 3, worst: 10 }
const middle = { name: 'middle', damage: 6, worst: 40 }
const untouched = { name: 'untouched', damage: 2, worst: 0 }
const ALL = [middle, untouched, glass, wall]

const order = (ranking: Parameters<typeof ranked>[1]) => ranked(ALL, ranking).map(({ name }) => name)

test('by damage, the hardest hitter is first', () => {
  expect(order('damage')).toEqual(['glass', 'middle', 'wall', 'untouched'])
})

test('by safety, the attacker that takes the least is first', () => {
  expect(order('safety')).toEqual(['untouched', 'wall', 'middle', 'glass'])
})

test('by both, the most total damage is first: 6 × 3, 3 × 5, 10 × 1, 2 × 5', () => {
  expect(order('balanced')).toEqual(['middle', 'wall', 'glass', 'untouched'])
})

test('100% of its HP or more is one hit, 34% is three hits, and at most five count', () => {
  expect([120, 100, 99, 50, 34, 33, 20, 19, 1, 0].map((worst) => hitsSurvived({ damage: 1, worst }))).toEqual(
    [1, 1, 2, 2, 3, 4, 5, 5, 5, 5],
  )
})

test('an attacker that survives any two hits is safe: less than 50%', () => {
  expect([49, 50].map((worst) => isSafe({ damage: 1, worst }))).toEqual([true, false])
})
