import { bossNamed, type FindUsableSpecies, raidOf, usableSpeciesByName } from '@/planner/testing/named'
import { incoming } from './incoming'
import { raidTarget } from './raid-target'

let creature: FindUsableSpecies

beforeAll(async () => {
  creature = await usableSpeciesByName()
})

// Level 90: (2 x 255 + 31) x 0.9 = 486, + 100 = 586 HP, x 25; (2 x 135 + 31 + 128 / 4) x 0.9 = 299, + 5 = 304 Sp. Def.
test('6★ Blissey has 14650 HP and a Sp. Def of 304', () => {
  const { maxHp, stats, abilities } = raidOf('6', 'Blissey', 'Steel')
  expect(maxHp).toBe(14_650)
  expect(stats.spd).toBe(304)
  expect(abilities).toEqual(['Healer'])
})

test('a boss’s nature counts: Calm raises its Sp. Def by a tenth', () => {
  const { stats } = raidTarget({ ...bossNamed('6', 'Blissey'), nature: 'Calm' }, 'Steel')
  expect(stats.spd).toBe(334)
})

test('a boss doesn’t choose a scripted move, but the move is in its list', () => {
  const { attacks, moves } = raidOf('6', 'Dondozo', 'Steel')
  expect(attacks.map(({ name }) => name)).toEqual(['Wave Crash', 'Order Up', 'Heavy Slam'])
  expect(moves.map(({ name }) => name)).toContain('Rain Dance')
})

// Sp. Atk (2 x 75 + 31) x 0.9 + 5 = 167; 38 / 50 x 167 x 1.5 x 0.925 = 176.1 for each point of Hyper Voice's 90. On
// Corviknight with 400 HP and 206 Sp. Def: (176.1 x 90 / 206 + 2) x 0.5 / 400 = 0.0987; Dazzling Gleam without STAB:
// (117.4 x 80 / 206 + 2) x 0.5 / 400 = 0.0595.
test('Blissey’s Hyper Voice takes a tenth of Corviknight’s HP, its Dazzling Gleam 6%', () => {
  const hits = incoming(creature('Corviknight'), 'Pressure', undefined, raidOf('6', 'Blissey', 'Steel'))
  expect(hits.worst).toBeCloseTo(0.0987, 4)
  expect(hits.mean).toBeCloseTo((0.0987 + 0.0595) / 2, 4)
  expect(hits.physicalShare).toBe(0)
})

test('Terastallizing changes a creature’s weaknesses', () => {
  const raid = raidOf('6', 'Blissey', 'Steel')
  expect(incoming(creature('Corviknight'), 'Pressure', undefined, raid).weakness).toBe(0.5)
  expect(incoming(creature('Corviknight'), 'Pressure', 'Fighting', raid).weakness).toBe(2)
})

test('Soundproof is immune to Hyper Voice', () => {
  const raid = raidOf('6', 'Blissey', 'Steel')
  const hits = incoming(creature('Kommo-o'), 'Soundproof', 'Ghost', raid)
  expect(hits.mean).toBeCloseTo(hits.worst / 2)
  expect(incoming(creature('Kommo-o'), 'Bulletproof', 'Steel', raid).mean).toBeGreaterThan(
    incoming(creature('Kommo-o'), 'Soundproof', 'Steel', raid).mean,
  )
})

test('Dondozo’s attacks are physical, Blissey’s are special', () => {
  expect(raidOf('6', 'Dondozo', 'Steel').physicalShare).toBe(1)
  expect(raidOf('6', 'Blissey', 'Steel').physicalShare).toBe(0)
})

test('a boss without attacks does no damage: Ditto', () => {
  expect(incoming(creature('Corviknight'), 'Pressure', undefined, raidOf('5', 'Ditto', 'Normal')).worst).toBe(
    0,
  )
})

test('Blissey’s only threat is that it resets its foes', () => {
  expect(raidOf('6', 'Blissey', 'Steel').threats).toEqual({
    resetsPlayers: true,
    lowersStats: false,
    afflicts: false,
  })
})
