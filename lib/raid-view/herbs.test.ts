import { rewardTableOf } from '@/data/rosters/rewards'
import { type RaidBoss, rosters } from '@/data/rosters/rosters'
import { labels } from '@/lib/words/en/labels'
import { sentences } from '@/lib/words/en/sentences'
import { comparison } from './comparison'
import { shippedRaidView } from './live-raid-view'
import { raidDescription } from './raid-description'

describe('herb odds', () => {
  test('are sorted by name', () => {
    const amoonguss = shippedRaidView({ tier: '6', region: 'Paldea', boss: 'Amoonguss' }, sentences)
    expect(amoonguss?.herbs.map(({ name }) => name)).toEqual(['Bitter', 'Salty', 'Sour', 'Spicy', 'Sweet'])
  })

  test.each([
    ['Spicy', 3.03, 'Spicy - 3.03%'],
    ['Sour', 2.4, 'Sour - 2.4%'],
  ] as const)('per drop roll of %s at %f read %s', (name, chance, label) => {
    expect(labels.facts.herb(name, chance)).toBe(label)
  })

  test('of 6★ Garchomp are per raid in the description and in the comparison of tiers: Spicy 24%', () => {
    const garchomp = shippedRaidView({ tier: '6', region: 'Paldea', boss: 'Garchomp' }, sentences)
    if (!garchomp) throw new Error('no Garchomp')
    expect(raidDescription(garchomp, undefined, sentences)).toMatch(/Herbs per raid: Spicy 24%\.$/)
    const rows = comparison(garchomp, garchomp, { ...labels, ...sentences })
    expect(rows.find(({ id }) => id === 'herbs')?.one).toEqual([{ text: 'Spicy 24%' }])
  })

  test.each(
    Object.values(rosters)
      .flat()
      .filter(({ rewardTable }) => rewardTable !== 'unknown')
      .map((boss) => [`${boss.level} ${boss.region} ${boss.name}`, boss] as const),
  )('of %s are the share of their weight in its reward table, rounded to 0.01%%', (_, boss) => {
    expect(boss.info.herbs.toSorted(byName)).toEqual(herbsOfRewardTable(boss))
  })
})

function herbsOfRewardTable(boss: RaidBoss) {
  const table = rewardTableOf(boss)
  if (table === 'unknown') return []
  const herbs = table.lottery.filter(({ item }) => item.endsWith(' Herba Mystica'))
  return herbs
    .map(({ item, weight }) => ({
      name: item.replace(' Herba Mystica', ''),
      chance: Math.round((weight / table.totalWeight) * 10000) / 100,
    }))
    .toSorted(byName)
}

function byName(a: { readonly name: string }, b: { readonly name: string }): number {
  return a.name.localeCompare(b.name)
}
