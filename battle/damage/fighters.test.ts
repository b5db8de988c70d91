import { Dex } from '@pkmn/dex'
import type { Build } from '@/battle/build'
import { moveNamed } from '@/battle/dex/moves/compile-move'
import { type RaidBoss, rosters } from '@/data/rosters/rosters'
import type { Region, Tier } from '@/data/vocabulary'
import { bossFighter, raiderFighter } from './fighters'

const IRON_HANDS: Build = {
  species: 'Iron Hands',
  ability: 'Quark Drive',
  teraType: 'Fairy',
  nature: 'Adamant',
  effortValues: { hp: 252, atk: 252 },
  item: 'Shell Bell',
  moves: ['Drain Punch', 'Swords Dance'],
}

function bossOf(tier: Tier, region: Region, name: string): RaidBoss {
  const boss = rosters[tier].find((entry) => entry.region === region && entry.name === name)
  if (!boss) throw new Error(`no ${name}`)
  return boss
}

test('a raider has level 100, perfect IVs, its effort values and its nature', () => {
  const { stats, types, level } = raiderFighter(IRON_HANDS, moveNamed)
  expect({ types, level }).toEqual({ types: ['Fighting', 'Electric'], level: 100 })
  expect(stats).toEqual({
    hp: 512, // 2 × 154 + 31 + 252 / 4, + 100 + 10
    atk: 416, // (2 × 140 + 31 + 252 / 4, + 5) × 1.1
    def: 252, // 2 × 108 + 31, + 5
    spa: 122, // (2 × 50 + 31, + 5) × 0.9
    spd: 172, // 2 × 68 + 31, + 5
    spe: 136, // 2 × 50 + 31, + 5
  })
})

test('a raider may have another level and other individual values', () => {
  const small: Build = {
    ...{ ...IRON_HANDS, nature: 'Serious', effortValues: {} },
    ...{ level: 1, individualValues: { hp: 0, spe: 0 } },
  }
  const { stats, level } = raiderFighter(small, moveNamed)
  expect(level).toBe(1)
  // 1% of 2 × 154, + 1 + 10; of 2 × 140 + 31, + 5; and so on, each rounded down.
  expect(stats).toEqual({ hp: 14, atk: 8, def: 7, spa: 6, spd: 6, spe: 6 })
})

// Twice base HP, plus 31, plus a fourth of the effort values; the level's percent of that, plus the level and 10; times
// the multiplier. Source: https://bulbapedia.bulbagarden.net/wiki/Stat#Formula
test.each([
  ['6', 'Paldea', 'Garchomp', 8050, '(216 + 31) × 90% = 222, + 100 = 322, × 25'],
  ['5', 'Paldea', 'Garchomp', 5400, '(216 + 31) × 75% = 185, + 85 = 270, × 20'],
  ['6', 'Paldea', 'Dragonite', 7275, '(182 + 31) × 90% = 191, + 100 = 291, × 25'],
  ['6', 'Paldea', 'Dondozo', 9925, '(300 + 31) × 90% = 297, + 100 = 397, × 25'],
  ['6', 'Paldea', 'Mimikyu', 5650, '(110 + 31) × 90% = 126, + 100 = 226, × 25'],
  ['6', 'Kitakami', 'Snorlax', 11800, '(320 + 31 + 252 / 4) × 90% = 372, + 100 = 472, × 25'],
  ['6', 'Terarium', 'Lapras', 10450, '(260 + 31 + 252 / 4) × 90% = 318, + 100 = 418, × 25'],
  ['5', 'Paldea', 'Blissey', 9800, '(510 + 31) × 75% = 405, + 85 = 490, × 20'],
  ['5', 'Paldea', 'Bronzong', 4160, '(134 + 31) × 75% = 123, + 85 = 208, × 20'],
  ['5', 'Paldea', 'Ditto', 3600, '(96 + 31) × 75% = 95, + 85 = 180, × 20'],
] as const)('the %s★ %s %s has %i HP: %s', (tier, region, name, hp, _) => {
  const { stats, hpMultiplier } = bossFighter(bossOf(tier, region, name), 'Pressure', 'Normal', moveNamed)
  expect(stats.hp * hpMultiplier).toBe(hp)
})

test('a boss has its own form: Lycanroc its Dusk Form, Minior its shell', () => {
  expect(bossFighter(bossOf('6', 'Paldea', 'Lycanroc'), 'Tough Claws', 'Rock', moveNamed).species).toBe(
    'Lycanroc-Dusk',
  )
  const [minior] = [...rosters['5'], ...rosters['6']].filter(({ name }) => name === 'Minior')
  const meteor = minior && bossFighter(minior, 'Shields Down', 'Rock', moveNamed)
  expect(meteor?.species).toBe('Minior-Meteor')
  expect(meteor?.atHalfHp).toMatchObject({ species: 'Minior', stats: { hp: meteor?.stats.hp } })
})

test('the moves that a boss chooses from come before scripted moves', () => {
  const { moves, randomMoveCount } = bossFighter(
    bossOf('6', 'Paldea', 'Annihilape'),
    'Defiant',
    'Ghost',
    moveNamed,
  )
  expect(moves.slice(0, randomMoveCount).map(({ name }) => name)).toEqual([
    'Close Combat',
    'Shadow Claw',
    'Assurance',
    'Focus Energy',
  ])
  expect(moves.slice(randomMoveCount).map(({ name }) => name)).toEqual(['Bulk Up', 'Rage Fist'])
})

test('every boss of the rosters becomes a fighter, with each move once', () => {
  for (const boss of Object.values(rosters).flat()) {
    const { moves, randomMoveCount, types, stats, weightkg } = bossFighter(boss, 'Pressure', 'Bug', moveNamed)
    expect(new Set(moves).size).toBe(moves.length)
    expect(randomMoveCount).toBeGreaterThan(0)
    expect(randomMoveCount).toBeLessThanOrEqual(4)
    expect(types.length).toBeGreaterThan(0)
    expect(Math.min(weightkg, ...Object.values(stats))).toBeGreaterThan(0)
  }
})

describe('a raider has the form that enters the raid', () => {
  const entering = (build: Partial<Build>) =>
    raiderFighter({ ...IRON_HANDS, item: undefined, ...build }, moveNamed)
  const forms = Dex.species.all().filter(({ isNonstandard }) => !isNonstandard)

  test('a form that begins only during a battle enters as its base form', () => {
    const inBattle = forms.filter(
      ({ battleOnly, requiredItem = '' }) => battleOnly && !requiredItem.startsWith('Rusted'),
    )
    expect(inBattle.length).toBeGreaterThan(13)
    for (const { name, battleOnly } of inBattle)
      expect([name, entering({ species: name }).species]).toEqual([name, battleOnly])
    expect(entering({ species: 'Zacian-Crowned', item: 'Rusted Sword' }).species).toBe('Zacian-Crowned')
  })

  test('Palafin has the Attack of its Zero Form at the start', () => {
    const hero = { species: 'Palafin-Hero', ability: 'Zero to Hero' }
    expect(entering(hero).stats).toEqual(entering({ ...hero, species: 'Palafin' }).stats)
  })

  test('the ability of a form that doesn’t enter is replaced', () => {
    const tera = { species: 'Ogerpon-Wellspring-Tera', ability: 'Embody Aspect (Wellspring)' }
    expect(entering(tera).ability).toBe('Water Absorb')
    expect(entering({ species: 'Eiscue-Noice', ability: 'Pressure' }).ability).toBe('Pressure')
  })

  test('a form with a single Tera type has that Tera type: Ogerpon has its mask’s', () => {
    const single = forms.filter(({ requiredTeraType = 'Stellar' }) => requiredTeraType !== 'Stellar')
    expect(single.length).toBeGreaterThan(3)
    for (const { name, requiredTeraType } of single)
      expect([name, entering({ species: name }).teraType]).toEqual([name, requiredTeraType])
    expect(entering({ species: 'Ogerpon', item: 'Cornerstone Mask', ability: 'Defiant' })).toMatchObject({
      species: 'Ogerpon-Cornerstone',
      ability: 'Sturdy',
      teraType: 'Rock',
    })
  })
})

test.each([
  [{ species: 'Missingno' }, 'species Missingno'],
  [{ ability: 'Bravery' }, 'ability Bravery'],
  [{ item: 'Old Boot' }, 'item Old Boot'],
  [{ nature: 'Hungry' }, 'nature Hungry'],
  [{ moves: ['Body Slammer'] }, 'Body Slammer'],
])('an unknown name throws: %j', (change, message) => {
  expect(() => raiderFighter({ ...IRON_HANDS, ...change }, moveNamed)).toThrow(message)
})
