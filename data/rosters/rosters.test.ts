import { REGIONS, TIERS } from '@/data/vocabulary'
import { rewards } from './rewards'
import { rosters } from './rosters'

const ordinaryBosses = TIERS.flatMap((tier) => rosters[tier].map((boss) => ({ tier, boss }))).filter(
  ({ boss }) => !boss.event,
)
const boss = (tier: '5' | '6', name: string) => rosters[tier].find((entry) => entry.name === name)

describe('the rosters of ordinary raids', () => {
  test('have a number of bosses by tier and region', () => {
    const count = (tier: '5' | '6') =>
      REGIONS.map((region) => rosters[tier].filter((entry) => entry.region === region).length)
    expect([count('5'), count('6')]).toEqual([
      [99, 25, 21, 103],
      [70, 28, 27, 0],
    ])
  })

  test('name each boss once per tier and region', () => {
    expect(
      new Set(ordinaryBosses.map((entry) => `${entry.tier} ${entry.boss.region} ${entry.boss.name}`)).size,
    ).toBe(270)
  })

  test('give 5★ bosses level 75 and 20 times their HP, and 6★ bosses level 90 and 25 times', () => {
    expect(
      new Set(ordinaryBosses.map((entry) => [entry.tier, entry.boss.level, entry.boss.hpMultiplier].join())),
    ).toEqual(new Set(['5,75,20', '6,90,25']))
  })

  test('give 5★ bosses no effort values, and 6★ bosses at least 128 for Sp. Def', () => {
    const total = (values: Record<string, number>) =>
      Object.values(values).reduce((sum, value) => sum + value)
    expect(new Set(rosters['5'].map((entry) => total(entry.effortValues)))).toEqual(new Set([0]))
    expect(new Set(rosters['6'].map((entry) => entry.effortValues.specialdefense))).toEqual(new Set([128]))
    expect(boss('6', 'Garchomp')?.effortValues).toEqual({
      hp: 0,
      attack: 0,
      defense: 0,
      specialattack: 0,
      specialdefense: 128,
      speed: 0,
    })
    expect(boss('6', 'Snorlax')?.effortValues).toMatchObject({ hp: 252, defense: 128 })
  })

  test('let more damage through a shield the closer the attacker’s Tera type is to its move', () => {
    for (const { boss: entry } of ordinaryBosses) {
      const { plain, teraOtherType, teraSameType } = entry.shield.damageThroughPercent
      expect([plain, teraOtherType, teraSameType]).toEqual(
        [plain, teraOtherType, teraSameType].toSorted((a, b) => a - b),
      )
      expect(plain).toBeLessThan(teraSameType)
    }
    expect(boss('5', 'Abomasnow')?.shield).toEqual({
      hp: 50,
      time: 30,
      barPercentOfHp: 20,
      damageThroughPercent: { plain: 20, teraOtherType: 35, teraSameType: 75 },
    })
  })

  test('name existing reward tables', () => {
    for (const entry of ordinaryBosses) expect(rewards.tables).toHaveProperty(entry.boss.rewardTable)
  })

  test('have the service’s key of the exact form if old links name another form', () => {
    const corrected = ordinaryBosses.flatMap((entry) =>
      entry.boss.creatureKey ? `${entry.tier} ${entry.boss.name}: ${entry.boss.creatureKey}` : [],
    )
    expect(corrected.toSorted()).toEqual([
      '5 Basculegion (Female): basculegionf',
      '5 Indeedee (Female): indeedeef',
      '5 Minior: miniormeteor',
      '5 Toxtricity (Low Key): toxtricitylowkey',
      '6 Basculegion (Female): basculegionf',
      '6 Lycanroc: lycanrocdusk',
      '6 Maushold: mausholdfour',
    ])
  })

  test('give 6★ Pelipper its second ability, Drizzle, and 6★ Mimikyu its first', () => {
    expect(boss('6', 'Pelipper')?.ability).toBe('second')
    expect(boss('6', 'Mimikyu')?.ability).toBe('first')
  })

  test('list a boss’s own moves before its scripted moves', () => {
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
