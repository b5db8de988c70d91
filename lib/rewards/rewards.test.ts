import { rewardTable } from '@/data/rewards'
import { rosters } from '@/data/rosters/rosters'
import { TIERS } from '@/data/vocabulary'
import { herbChances, rewardsOf } from './rewards'

const rewards = (tier: '5' | '6', table: string) => rewardsOf({ tier, table: rewardTable(table) })

// By hand: 6★ has 7, 8, 9, 10 or 11 rolls with 0.1, 0.3, 0.3, 0.2, 0.1, in the mean 8.9; 300 of 9850 is 3.046% per roll,
// so 8.9 × 3.046% = 0.27 herbs, and 1 - (0.1 × 0.8053 + 0.3 × 0.7808 + 0.3 × 0.7570 + 0.2 × 0.7340 + 0.1 × 0.7116) = 24.0%.
// Weights: the game's reward tables. Rolls: the community's count.
describe('herbs', () => {
  test('6★ Garchomp pays a Spicy herb in 24.0% of raids, in 30.8% with Raid Power 3', () => {
    expect(rewards('6', '6-spicy').herbs).toEqual([
      {
        herb: 'Spicy',
        levels: [
          [24, 0.27],
          [26.3, 0.3],
          [28.6, 0.33],
          [30.8, 0.36],
        ],
      },
    ])
  })

  test('5★ Abomasnow, with one roll less and 250 of 10400, in 17.5%, in 23.3% with Raid Power 3', () => {
    expect(rewards('5', '5-spicy').herbs[0]?.levels).toEqual([
      [17.5, 0.19],
      [19.4, 0.21],
      [21.4, 0.24],
      [23.3, 0.26],
    ])
  })

  test('6★ Amoonguss pays each of five herbs in 23.9% of raids, and any of them in 76.4%', () => {
    const [each, any] = rewards('6', '6-all').herbs
    expect([each?.herb, any?.herb]).toEqual(['Each herb', 'Any herb'])
    expect(each?.levels[0]).toEqual([23.9, 0.27])
    expect(any?.levels[0]).toEqual([76.4, 1.35])
  })

  test('of different weights have a row each', () => {
    const entries = [
      { item: 'Sweet Herba Mystica', count: 1, weight: 1 },
      { item: 'Sour Herba Mystica', count: 1, weight: 2 },
    ]
    const herbs = herbChances(entries, 4, [{ rolls: 1, probability: 1 }])
    expect(herbs.map(({ herb, levels }) => [herb, levels[0]])).toEqual([
      ['Sweet', [25, 0.25]],
      ['Sour', [50, 0.5]],
      ['Any herb', [75, 0.75]],
    ])
  })
})

describe('everything else', () => {
  test('drops are in percent per roll, the likeliest first, with their count when above one', () => {
    const { drops } = rewards('6', '6-spicy')
    expect(drops.slice(0, 4)).toEqual([
      'Exp. Candy L - 12.18%',
      '2 × Muscle Feather - 10.15%',
      'Star Piece - 10.15%',
      '2 × Pokémon materials - 10.15%',
    ])
    expect(drops).toContain('Ability Patch - 1.02%')
    expect(drops.join()).not.toContain('Herba Mystica')
  })

  test('fixed rewards differ: the host gets more Tera Shards, a guest more of the boss’s material', () => {
    expect(rewards('6', '6-spicy').fixed).toEqual({
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
      rewardsOf({ tier, table: rewardTable(`${tier}-spicy`), teraType: 'Fairy' }).glimmeringCharm
    expect(charm('6')).toBe('12 × Fairy Tera Shard')
    expect(charm('5')).toBe('10 × Fairy Tera Shard')
  })

  test('says so without a Tera type as well', () => {
    expect(rewards('6', '6-spicy').glimmeringCharm).toBe('12 × Tera Shard of the boss’s Tera type')
  })
})

test('every raid lists each entry of its table once, and has rewards for host and guest', () => {
  for (const tier of TIERS) {
    for (const name of new Set(rosters[tier].map(({ rewardTable }) => rewardTable))) {
      const { herbs, drops, fixed } = rewards(tier, name)
      const herbEntries = rewardTable(name).lottery.length - drops.length
      expect(new Set(drops).size).toBe(drops.length)
      expect(herbs).toHaveLength(herbEntries === 1 ? 1 : 2)
      expect(Object.values(fixed)).not.toContain('')
    }
  }
})

test('an error names an unknown table', () => {
  expect(() => rewardTable('7-spicy')).toThrow('data/rewards.json: no table 7-spicy')
})
