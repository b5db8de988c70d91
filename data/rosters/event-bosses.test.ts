import { rewardTableOf } from './rewards'
import { type RaidBoss, rosters } from './rosters'

jest.mock('@/data/events/schedule', () => jest.requireActual('@/testing/events/without-later-reruns'))

const ofEvents = (tier: '5' | '7') => rosters[tier].filter(({ region }) => region === 'Event')

function boss(tier: '5' | '7', name: string): RaidBoss {
  const match = ofEvents(tier).find((candidate) => candidate.name === name)
  if (!match) throw new Error(`no event raid of ${name}`)
  return match
}

test('every 7★ raid is an event raid', () => {
  expect(rosters['7']).toHaveLength(55)
  expect([ofEvents('7').length, ofEvents('5').length]).toEqual([55, 103])
})

test('versions have unique names in their tier', () => {
  for (const tier of ['5', '7'] as const)
    expect(new Set(ofEvents(tier).map(({ name }) => name)).size).toBe(ofEvents(tier).length)
})

test('the newest Charizard has the bare name, and only the older version’s second move depends on time', () => {
  expect(boss('7', 'Charizard').secondMove).toEqual({ hp: 40, time: 0, chance: 50 })
  expect(boss('7', 'Charizard (2022-12)').secondMove).toEqual({ hp: 40, time: 40, chance: 50 })
})

test('older versions of Great Tusk have the month of their first event', () => {
  const names = ofEvents('5').map(({ name }) => name)
  expect(names.filter((name) => name.startsWith('Great Tusk'))).toEqual([
    'Great Tusk',
    'Great Tusk (2023-05)',
    'Great Tusk (2023-05b)',
    'Great Tusk (2023-06)',
  ])
  expect(boss('5', 'Great Tusk (2023-05)').teraType).toBe('Steel')
})

test('7★ Mewtwo has the values of the game’s table', () => {
  const { shield, effortValues, info, actionMoves, ...mewtwo } = boss('7', 'Mewtwo')
  expect(mewtwo).toMatchObject({
    ...{ level: 100, hpMultiplier: 50, timeLimit: 900, flawlessIvs: 6, version: 'both' },
    ...{ teraType: 'Psychic', nature: 'Modest', heldItem: 'Chesto Berry', ability: 'hidden' },
    secondMove: { hp: 50, time: 0, chance: 50 },
    event: { id: '7-mewtwo-psychic', catch: 'once', shiny: 'never', size: 128 },
  })
  expect(shield).toEqual({
    ...{ hp: 99, time: 99, barPercentOfHp: 50 },
    damageThroughPercent: { plain: 10, teraOtherType: 30, teraSameType: 70 },
  })
  expect(Object.values(effortValues)).toEqual([0, 0, 252, 6, 252, 0])
  expect(info.moves).toEqual(['Psystrike', 'Aura Sphere', 'Ice Beam', 'Calm Mind', 'Rest'])
  expect(actionMoves).toEqual(['Rest'])
  expect(info.actions).toEqual([
    { trigger: 'HP', percent: 48, kind: 'move', move: 'rest' },
    { trigger: 'HP', percent: 50, kind: 'boss reset' },
    { trigger: 'HP', percent: 75, kind: 'player reset' },
    { trigger: 'HP', percent: 35, kind: 'player reset' },
    { trigger: 'Time', percent: 75, kind: 'boss reset' },
    { trigger: 'Time', percent: 100, kind: 'move', move: 'calmmind' },
  ])
})

test('5★ Walking Wake is only in Scarlet, has a random nature and the usual time limit, and is caught once', () => {
  const walkingWake = boss('5', 'Walking Wake')
  expect(walkingWake).toMatchObject({
    ...{
      level: 75,
      hpMultiplier: 20,
      teraType: 'Water',
      ability: 'first',
      flawlessIvs: 4,
      version: 'Scarlet',
    },
    event: { id: '5-walking-wake-water', catch: 'once', shiny: 'never', size: 128 },
  })
  expect([walkingWake.nature, walkingWake.timeLimit, walkingWake.secondMove]).toEqual(
    Array(3).fill(undefined),
  )
  expect(walkingWake.info.actions).toEqual([
    { trigger: 'Time', percent: 99, kind: 'move', move: 'sunnyday' },
    { trigger: 'HP', percent: 75, kind: 'move', move: 'hydrosteam' },
    { trigger: 'HP', percent: 50, kind: 'boss reset' },
    { trigger: 'HP', percent: 40, kind: 'orb' },
    { trigger: 'HP', percent: 25, kind: 'player reset' },
  ])
})

test('one of the 5★ Ditto has an individual value of 0 for Attack and no scripted actions', () => {
  const ditto = ofEvents('5').find(({ event }) => event?.id === '5-ditto-v2')
  expect(ditto).toMatchObject({ event: { individualValues: { attack: 0 }, catch: 'free', shiny: 'random' } })
  expect(ditto?.info).toMatchObject({ moves: ['Transform'], actions: [] })
})

test('unread values of Annihilape are unknown in its boss', () => {
  const annihilape = boss('7', 'Annihilape')
  expect(annihilape).toMatchObject({
    timeLimit: 'unknown',
    secondMove: 'unknown',
    info: { actions: 'unknown' },
  })
  expect(annihilape.event?.source).toMatch(/PKHeX/)
})

test('a raid has the herbs of its last rewards: none for Charizard of 2022', () => {
  expect(boss('7', 'Charizard').info.herbs).toHaveLength(5)
  expect(new Set(boss('7', 'Charizard').info.herbs.map(({ chance }) => chance))).toEqual(new Set([3]))
  expect(boss('7', 'Charizard (2022-12)').info.herbs).toEqual([])
})

test('the rewards of Annihilape and Kingambit are unknown, and Blissey had several tables', () => {
  expect(rewardTableOf(boss('7', 'Annihilape'))).toBe('unknown')
  expect(rewardTableOf(boss('7', 'Kingambit'))).toBe('unknown')
  expect(boss('5', 'Blissey').event?.rewardTables).toEqual({ count: 8, likeliest: 6 })
})

test('every other event raid has an existing table', () => {
  const unknown = [...ofEvents('5'), ...ofEvents('7')].filter(
    (candidate) => rewardTableOf(candidate) === 'unknown',
  )
  expect(unknown.map(({ name }) => name)).toEqual(['Annihilape', 'Kingambit'])
})
