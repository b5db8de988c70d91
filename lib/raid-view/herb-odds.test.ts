import { rewards } from '@/data/rewards'
import { type RaidBoss, rosters } from '@/data/rosters/rosters'
import { findRaid } from '@/lib/raid/raid'
import { herbLabel, sortedHerbs } from './herb-odds'

describe('herb odds', () => {
  test('are sorted by name', () => {
    const amoonguss = findRaid({ tier: '6', region: 'Paldea', boss: 'Amoonguss' })
    expect(sortedHerbs(amoonguss?.boss.info.herbs ?? []).map(({ name }) => name)).toEqual([
      'Bitter',
      'Salty',
      'Sour',
      'Spicy',
      'Sweet',
    ])
  })

  test.each([
    ['Spicy', 3.03, 'Spicy - 3.03%'],
    ['Sour', 2.4, 'Sour - 2.4%'],
  ] as const)('of %s at %f read %s', (name, chance, label) => {
    expect(herbLabel({ name, chance })).toBe(label)
  })

  test.each(
    Object.values(rosters)
      .flat()
      .map((boss) => [`${boss.level === 75 ? 5 : 6}★ ${boss.name}`, boss] as const),
  )('of %s are the share of their weight in its reward table, rounded to 0.01%%', (_, boss) => {
    expect(sortedHerbs(boss.info.herbs)).toEqual(herbsOfRewardTable(boss))
  })
})

function herbsOfRewardTable({ rewardTable }: RaidBoss) {
  const table = rewards.tables[rewardTable]
  if (!table) throw new Error(`no reward table ${rewardTable}`)
  const herbs = table.lottery.filter(({ item }) => item.endsWith(' Herba Mystica'))
  return herbs
    .map(({ item, weight }) => ({
      name: item.replace(' Herba Mystica', ''),
      chance: Math.round((weight / table.totalWeight) * 10000) / 100,
    }))
    .toSorted((one, other) => one.name.localeCompare(other.name))
}
