import {
  type BattleResults,
  betterFirst,
  groupFallsBehind,
  isLikelyWin,
  rankingWinRate,
  safetyBand,
} from './win-rates'

const IRON_HANDS: BattleResults = { wins: 1, lowestHp: 0.02, turns: 10, taken: 1 }
const CHESNAUGHT: BattleResults = { wins: 1, lowestHp: 0.34, turns: 13, taken: 1 }

const isFirst = (fields: Partial<BattleResults>, otherFields: Partial<BattleResults>) => {
  const [first, second] = [fields, otherFields].map((results) => ({ ...CHESNAUGHT, ...results }))
  return first && second && betterFirst(first, second) < 0 && betterFirst(second, first) > 0
}

test('of two builds that always win, the safe build comes first, even if slower', () => {
  expect(betterFirst(CHESNAUGHT, IRON_HANDS)).toBeLessThan(0)
})

test('more wins come before safer wins', () => {
  expect(isFirst({ wins: 0.9, lowestHp: 0 }, { wins: 0.5, lowestHp: 0.9 })).toBe(true)
})

test('90% in turns of 13.5 seconds and 1% in turns of 15 come after 80% in either', () => {
  expect(isFirst({ wins: 0.8, turns: 20 }, { wins: 0.9, leastWins: 0.01, turns: 15 })).toBe(true)
})

test('of two builds that are equal in slow turns, the build that wins more often in usual turns comes first', () => {
  expect(isFirst({ wins: 0.9, leastWins: 0 }, { wins: 0.5, leastWins: 0, lowestHp: 0.9 })).toBe(true)
  expect(isFirst({ wins: 0.5, leastWins: 0, taken: 0.8 }, { wins: 0, taken: 0.9 })).toBe(true)
})

test('two points of wins outweigh neither safety nor turns', () => {
  expect(isFirst({ wins: 0.98, lowestHp: 0.5 }, { wins: 1, lowestHp: 0 })).toBe(true)
  expect(isFirst({ wins: 0.99, turns: 8 }, { wins: 1, turns: 12 })).toBe(true)
})

test('a build that faints comes after one that falls below 10% HP, which comes after one that falls below 30%', () => {
  expect([0, 0.01, 0.09, 0.1, 0.29, 0.3, 1].map(safetyBand)).toEqual([0, 1, 1, 2, 2, 3, 3])
})

test('HP that the page shows as 0% or 30% counts as that', () => {
  expect([0.004, 0.296].map(safetyBand)).toEqual([0, 3])
})

test('of two equally safe builds, the faster comes first', () => {
  expect(isFirst({ lowestHp: 0.31, turns: 8 }, { lowestHp: 0.9, turns: 12 })).toBe(true)
})

test('without wins, more damage comes first', () => {
  expect(isFirst({ wins: 0, lowestHp: 0, taken: 0.8 }, { wins: 0, lowestHp: 0.5, taken: 0.4 })).toBe(true)
})

test('four do clearly worse than one if they win less often by more than ten points', () => {
  expect(groupFallsBehind({ alone: 0.99, group: 0.88 })).toBe(true)
  expect(groupFallsBehind({ alone: 0.99, group: 0.9 })).toBe(false)
  expect(groupFallsBehind({ alone: 0.5, group: 1 })).toBe(false)
})

test('a win rate of 50% is likely', () => {
  expect([isLikelyWin(0.49), isLikelyWin(0.5)]).toEqual([false, true])
})

test('Ceruledge, 99% solo and 12% with four, ranks by the 12%', () => {
  expect(rankingWinRate({ alone: 0.99, group: 0.12 })).toBe(0.12)
  expect(rankingWinRate({ alone: 0.99, group: 1 })).toBe(0.99)
})
