import { rewards, rewardTable } from '@/data/rewards'
import { TIERS, type Tier } from '@/data/vocabulary'
import { chanceOfAtLeastOne, expectedNumber, type RollOdds, withRaidPower } from './lottery'

const oneRoll: RollOdds = [{ rolls: 1, probability: 1 }]
const oneOrTwo: RollOdds = [
  { rolls: 1, probability: 0.5 },
  { rolls: 2, probability: 0.5 },
]

describe('the chance of at least one', () => {
  test('of one roll is the share of the weight', () => {
    expect(chanceOfAtLeastOne(0.25, oneRoll)).toBe(0.25)
  })

  test('of two rolls misses only when both miss: a half each, three quarters together', () => {
    expect(chanceOfAtLeastOne(0.5, [{ rolls: 2, probability: 1 }])).toBe(0.75)
  })

  test('is the mean over the numbers of rolls: of one or two, (1/2 + 3/4) / 2', () => {
    expect(chanceOfAtLeastOne(0.5, oneOrTwo)).toBe(0.625)
  })

  test('is 0 for an item that is not in the table, and 1 for the only one', () => {
    expect(chanceOfAtLeastOne(0, oneOrTwo)).toBe(0)
    expect(chanceOfAtLeastOne(1, oneOrTwo)).toBe(1)
  })
})

test('the expected number is the share times the mean number of rolls', () => {
  expect(expectedNumber(0.5, oneOrTwo)).toBe(0.75)
})

test('each level of Raid Power is one roll more', () => {
  expect(withRaidPower(oneOrTwo, 3).map(({ rolls }) => rolls)).toEqual([4, 5])
})

test.each(TIERS)('the probabilities of the numbers of rolls of tier %s add up to 1', (tier) => {
  const sum = rewards.rollsByTier[tier].reduce((total, { probability }) => total + probability, 0)
  expect(sum).toBeCloseTo(1, 12)
})

// Four standard deviations on either side: a fair simulation leaves them once in 16,000 seeds.
test.each<[Tier, string, number]>([
  ['5', '5-sweet', 0],
  ['6', '6-spicy', 0],
  ['6', '6-spicy', 3],
  ['6', '6-all', 2],
])('a simulation of 100,000 raids of tier %s, table %s, Raid Power %i agrees', (tier, name, level) => {
  const raids = 100_000
  const table = rewardTable(name)
  const odds = withRaidPower(rewards.rollsByTier[tier], level)
  const herbWeight = table.lottery
    .filter(({ item }) => item.endsWith('Herba Mystica'))
    .reduce((sum, { weight }) => sum + weight, 0)
  const random = seeded(20_221_118)
  const counts = Array.from({ length: raids }, () => {
    const rolls = drawn(
      odds.map(({ rolls, probability }) => [rolls, probability]),
      random(),
    )
    const items = Array.from({ length: rolls }, () =>
      drawn(
        table.lottery.map(({ item, weight }) => [item, weight / table.totalWeight]),
        random(),
      ),
    )
    return items.filter((item) => item.endsWith('Herba Mystica')).length
  })
  const share = herbWeight / table.totalWeight
  const chance = chanceOfAtLeastOne(share, odds)
  const expected = expectedNumber(share, odds)
  const mean = (figures: number[]) => figures.reduce((sum, figure) => sum + figure, 0) / raids
  const simulatedChance = mean(counts.map((count) => (count > 0 ? 1 : 0)))
  const variance = mean(counts.map((count) => (count - expected) ** 2))
  expect(Math.abs(simulatedChance - chance)).toBeLessThan(4 * Math.sqrt((chance * (1 - chance)) / raids))
  expect(Math.abs(mean(counts) - expected)).toBeLessThan(4 * Math.sqrt(variance / raids))
})

function drawn<Entry>(entries: readonly (readonly [Entry, number])[], at: number): Entry {
  let passed = 0
  for (const [entry, share] of entries) {
    passed += share
    if (at < passed) return entry
  }
  throw new Error(`nothing at ${at}`)
}

// mulberry32: the same numbers from 0 to 1 for the same seed.
function seeded(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}
