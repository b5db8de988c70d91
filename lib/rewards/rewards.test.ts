import { rewardTable } from '@/data/rosters/rewards'
import { rosters } from '@/data/rosters/rosters'
import { TIER_RULES } from '@/data/tiers'
import { TIERS, type Tier } from '@/data/vocabulary'
import { rewards as words } from '@/lib/words/en/rewards'
import {
  chanceOfAtLeastOne,
  expectedNumber,
  herbChances,
  type RollOdds,
  rewardsOf,
  withRaidPower,
} from './rewards'

const rewards = (tier: '5' | '6', table: string) => rewardsOf({ tier, table: rewardTable(table) })

// By hand: 6★ has 7, 8, 9, 10 or 11 rolls with 0.1, 0.3, 0.3, 0.2, 0.1, in the mean 8.9; 300 of 9850 is 3.046% per roll,
// so 8.9 × 3.046% = 0.27 herbs, and 1 - (0.1 × 0.8053 + 0.3 × 0.7808 + 0.3 × 0.7570 + 0.2 × 0.7340 + 0.1 × 0.7116) = 24.0%.
// Weights: the game's reward tables. Rolls: the community's count.
describe('herbs', () => {
  test('6★ Garchomp drops a Spicy herb in 24.0% of raids, and in 30.8% with Raid Power 3', () => {
    expect(rewards('6', '6-spicy').herbs).toEqual([
      {
        herbs: ['Spicy'],
        levels: [
          [24, 0.27],
          [26.3, 0.3],
          [28.6, 0.33],
          [30.8, 0.36],
        ],
      },
    ])
  })

  test('5★ Abomasnow, with one roll fewer and 250 of 10400, drops a herb in 17.5%, and in 23.3% with Raid Power 3', () => {
    expect(rewards('5', '5-spicy').herbs[0]?.levels).toEqual([
      [17.5, 0.19],
      [19.4, 0.21],
      [21.4, 0.24],
      [23.3, 0.26],
    ])
  })

  test('6★ Amoonguss drops each of five herbs in 23.9% of raids, and any herb in 76.4%', () => {
    const [eachHerb, anyHerb] = rewards('6', '6-all').herbs
    expect([eachHerb, anyHerb].map((row) => row && words.herbs(row.herbs))).toEqual(['Each herb', 'Any herb'])
    expect(eachHerb?.levels[0]).toEqual([23.9, 0.27])
    expect(anyHerb?.levels[0]).toEqual([76.4, 1.35])
  })

  test('of different weights have a row each', () => {
    const entries = [
      { item: 'Sweet Herba Mystica', count: 1, weight: 1 },
      { item: 'Sour Herba Mystica', count: 1, weight: 2 },
    ]
    const chances = herbChances(entries, 4, [{ rolls: 1, probability: 1 }])
    expect(chances.map(({ herbs, levels }) => [words.herbs(herbs), levels[0]])).toEqual([
      ['Sweet', [25, 0.25]],
      ['Sour', [50, 0.5]],
      ['Any herb', [75, 0.75]],
    ])
  })
})

describe('everything else', () => {
  test('drops are grouped by chance in percent per roll, likeliest first, with counts above one', () => {
    const drops = rewards('6', '6-spicy').drops.map(words.drops)
    expect(drops.slice(0, 3)).toEqual([
      'Exp. Candy L - 12.18%',
      '2 × Muscle Feather, Star Piece, 2 × Pokémon materials - 10.15% each',
      '2 × Exp. Candy L - 8.12%',
    ])
    expect(drops).toContain('Ability Patch - 1.02%')
    expect(drops.join()).not.toContain('Herba Mystica')
  })

  test('fixed rewards differ: the host gets more Tera Shards, a guest more of the boss’s material', () => {
    const { everyone, host, guest } = rewards('6', '6-spicy').fixed
    expect({
      everyone: words.fixed(everyone),
      host: words.fixed(host),
      guest: words.fixed(guest),
    }).toEqual({
      everyone:
        '4 × Exp. Candy L, 1 × Exp. Candy XL, 5 × Pokémon materials, 3 × Muscle Feather, 3 × Tera Shard',
      host: '3 × Tera Shard',
      guest: '3 × Pokémon materials',
    })
  })
})

describe('the Glimmering Charm', () => {
  test('adds 12 Tera Shards of the boss’s type at 6★, and 10 at 5★', () => {
    const charm = (tier: '5' | '6') =>
      words.shards(rewardsOf({ tier, table: rewardTable(`${tier}-spicy`), teraType: 'Fairy' }).shards)
    expect(charm('6')).toBe('12 × Fairy Tera Shard')
    expect(charm('5')).toBe('10 × Fairy Tera Shard')
  })

  test('is also listed without a Tera type', () => {
    expect(words.shards(rewards('6', '6-spicy').shards)).toBe('12 × Tera Shard of the boss’s Tera type')
  })
})

test('every daily raid lists each entry of its table once, and has rewards for host and guest', () => {
  for (const tier of ['5', '6'] as const) {
    const ordinary = rosters[tier].filter(({ event }) => !event)
    for (const name of new Set(ordinary.map(({ rewardTable }) => rewardTable))) {
      const { herbs, drops, fixed } = rewards(tier, name)
      const dropNames = drops.flatMap((ofChance) => ofChance.drops)
      const herbEntries = rewardTable(name).lottery.length - dropNames.length
      expect(new Set(dropNames.map((drop) => JSON.stringify(drop))).size).toBe(dropNames.length)
      expect(new Set(drops.map(({ percent }) => percent)).size).toBe(drops.length)
      expect(herbs).toHaveLength(herbEntries === 1 ? 1 : 2)
      expect(Object.values(fixed)).not.toContainEqual([])
    }
  }
})

test('an error names an unknown table', () => {
  expect(() => rewardTable('7-spicy')).toThrow('data/rosters/rewards.json: no table 7-spicy')
})

const oneRoll: RollOdds = [{ rolls: 1, probability: 1 }]
const oneOrTwo: RollOdds = [
  { rolls: 1, probability: 0.5 },
  { rolls: 2, probability: 0.5 },
]

describe('the chance of at least one', () => {
  test('of one roll is the share of the weight', () => {
    expect(chanceOfAtLeastOne(0.25, oneRoll)).toBe(0.25)
  })

  test('of two rolls fails only if both fail: with one half each, it is three quarters', () => {
    expect(chanceOfAtLeastOne(0.5, [{ rolls: 2, probability: 1 }])).toBe(0.75)
  })

  test('is the mean over the numbers of rolls: of one or two, (1/2 + 3/4) / 2', () => {
    expect(chanceOfAtLeastOne(0.5, oneOrTwo)).toBe(0.625)
  })

  test('is 0 for an item that is not in the table, and 1 for the only item', () => {
    expect(chanceOfAtLeastOne(0, oneOrTwo)).toBe(0)
    expect(chanceOfAtLeastOne(1, oneOrTwo)).toBe(1)
  })
})

test('the expected number is the share times the mean number of rolls', () => {
  expect(expectedNumber(0.5, oneOrTwo)).toBe(0.75)
})

test('each level of Raid Power adds one roll', () => {
  expect(withRaidPower(oneOrTwo, 3).map(({ rolls }) => rolls)).toEqual([4, 5])
})

test.each(TIERS)('the probabilities of the numbers of rolls of tier %s add up to 1', (tier) => {
  const sum = TIER_RULES[tier].rolls.reduce((total, { probability }) => total + probability, 0)
  expect(sum).toBeCloseTo(1, 12)
})

// Four standard deviations on either side: a fair simulation exceeds them with one seed in 16,000.
test.each<[Tier, string, number]>([
  ['5', '5-sweet', 0],
  ['6', '6-spicy', 0],
  ['6', '6-spicy', 3],
  ['6', '6-all', 2],
])('a simulation of 100,000 raids of tier %s, table %s, Raid Power %i agrees', (tier, name, level) => {
  const raids = 100_000
  const table = rewardTable(name)
  const odds = withRaidPower(TIER_RULES[tier].rolls, level)
  const herbWeight = table.lottery
    .filter(({ item }) => item.endsWith('Herba Mystica'))
    .reduce((sum, { weight }) => sum + weight, 0)
  const random = seeded(20_221_118)
  const counts = Array.from({ length: raids }, () => {
    const rolls = draw(
      odds.map(({ rolls, probability }) => [rolls, probability]),
      random(),
    )
    const items = Array.from({ length: rolls }, () =>
      draw(
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

function draw<T>(entries: readonly (readonly [T, number])[], at: number): T {
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
