import { groupFallsBehind, isLikely, isTakenAsRead, standingOf } from './standing'

test('four fall behind one where they win less often by more than ten points', () => {
  expect(groupFallsBehind({ alone: 0.99, group: 0.88 })).toBe(true)
  expect(groupFallsBehind({ alone: 0.99, group: 0.9 })).toBe(false)
  expect(groupFallsBehind({ alone: 0.5, group: 1 })).toBe(false)
})

test('a chance is likely to be won from one in two on', () => {
  expect([isLikely(0.49), isLikely(0.5)]).toEqual([false, true])
})

test('Ceruledge, 99% alone and 12% with four, stands by the 12%', () => {
  expect(standingOf({ alone: 0.99, group: 0.12 })).toBe(0.12)
  expect(standingOf({ alone: 0.99, group: 1 })).toBe(0.99)
})

test('95% goes without saying, 94% does not', () => {
  expect(isTakenAsRead(0.95)).toBe(true)
  expect(isTakenAsRead(0.94)).toBe(false)
})
