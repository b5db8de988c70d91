import { rewards } from '@/data/rewards'
import { rosters } from '@/data/rosters/rosters'
import { REGIONS, TIERS } from '@/data/vocabulary'

const all = TIERS.flatMap((tier) => rosters[tier].map((boss) => ({ tier, boss })))
const boss = (tier: '5' | '6', name: string) => rosters[tier].find((entry) => entry.name === name)

describe('the rosters', () => {
  test('hold 270 bosses, by tier and region', () => {
    const count = (tier: '5' | '6') =>
      REGIONS.map((region) => rosters[tier].filter((entry) => entry.region === region).length)
    expect([count('5'), count('6')]).toEqual([
      [99, 25, 21],
      [70, 28, 27],
    ])
  })

  test('name each boss once per tier and region', () => {
    expect(new Set(all.map((entry) => `${entry.tier} ${entry.boss.region} ${entry.boss.name}`)).size).toBe(
      270,
    )
  })

  test('give 5★ bosses level 75 and 20 times their HP, 6★ bosses level 90 and 25 times', () => {
    expect(
      new Set(all.map((entry) => [entry.tier, entry.boss.level, entry.boss.hpMultiplier].join())),
    ).toEqual(new Set(['5,75,20', '6,90,25']))
  })

  test('name a reward table that there is', () => {
    for (const entry of all) expect(rewards.tables).toHaveProperty(entry.boss.rewardTable)
  })

  test('keep the service’s key of exactly this form where links have always meant another', () => {
    const corrected = all.flatMap((entry) =>
      entry.boss.creatureKey ? `${entry.tier} ${entry.boss.name}: ${entry.boss.creatureKey}` : [],
    )
    expect(corrected.toSorted()).toEqual([
      '5 Basculegion (Female): basculegionf',
      '5 Indeedee (Female): indeedeef',
      '5 Toxtricity (Low Key): toxtricitylowkey',
      '6 Basculegion (Female): basculegionf',
      '6 Lycanroc: lycanrocdusk',
      '6 Maushold: mausholdfour',
    ])
  })

  test('know the six bosses that come only with their own types as Tera type', () => {
    const restricted = all.filter((entry) => entry.boss.teraTypes !== 'any').map((entry) => entry.boss.name)
    expect(restricted).toEqual([
      'Breloom',
      'Indeedee (Female)',
      'Indeedee (Male)',
      'Mudsdale',
      'Oranguru',
      'Passimian',
    ])
  })

  test('give 6★ Pelipper its second ability, Drizzle, and 6★ Mimikyu its first', () => {
    expect(boss('6', 'Pelipper')?.ability).toBe('second')
    expect(boss('6', 'Mimikyu')?.ability).toBe('first')
  })

  test('list a boss’s moves before those that it uses only by script', () => {
    expect(boss('5', 'Abomasnow')?.info.moves).toEqual([
      'Energy Ball',
      'Ice Punch',
      'Ice Shard',
      'Leer',
      'Blizzard',
      'Snowscape',
      'Aurora Veil',
    ])
    expect(boss('5', 'Abomasnow')?.actionMoves).toEqual(['Blizzard', 'Snowscape', 'Aurora Veil'])
  })
})
