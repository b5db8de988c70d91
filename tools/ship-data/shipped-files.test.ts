import { gzipSync } from 'node:zlib'
import { rosters } from '@/data/rosters/rosters'
import { shippedCreatures } from '@/data/shipped/shipped'
import { bossForms, bossNames, movesByCreature } from './listed'
import { raidIndex, shippedFiles } from './shipped-files'
import { localSource } from './sources'

jest.mock('@/data/events/schedule', () => jest.requireActual('@/testing/events/without-later-reruns'))

test('the species of all bosses are listed in alphabetical order', () => {
  const moves = movesByCreature(rosters)
  expect(moves.size).toBe(249)
  expect([...moves.keys()]).toEqual([...moves.keys()].sort())
})

test('bosses of one species share its moves, without duplicates and without empty names', () => {
  const moves = movesByCreature(rosters).get('garchomp') ?? []
  expect(moves).toContain('dragonclaw')
  expect(new Set(moves).size).toBe(moves.length)
  expect([...movesByCreature(rosters).values()].flat()).not.toContain('')
})

test('boss names are listed by tier and region, in alphabetical order', () => {
  const names = bossNames(rosters)
  expect(names['5']?.Paldea).toHaveLength(99)
  expect(names['6']?.Terarium).toHaveLength(27)
  expect(names['5']?.Paldea?.slice(0, 3)).toEqual(['Abomasnow', 'Altaria', 'Amoonguss'])
  expect(names['5']?.Terarium).toContain('Porygon-Z')
})

test('a form is listed if the name omits it and the plain form battles differently', () => {
  expect(bossForms(rosters)).toEqual({
    6: {
      Paldea: { Lycanroc: 'Dusk', Tauros: 'Combat' },
      Terarium: {
        Dugtrio: 'Alola',
        Exeggutor: 'Alola',
        Golem: 'Alola',
        Muk: 'Alola',
        Ninetales: 'Alola',
        Sandslash: 'Alola',
        Slowbro: 'Galar',
        Slowking: 'Galar',
      },
    },
  })
})

test('the same responses give the same files', async () => {
  const small = {
    '5': rosters['5'].slice(0, 3),
    '6': rosters['6'].slice(0, 2),
    '7': rosters['7'].slice(0, 2),
  }
  const first = JSON.stringify([...(await shippedFiles(small, localSource()))])
  const second = JSON.stringify([...(await shippedFiles(small, localSource()))])
  expect(second).toBe(first)
})

test('an unavailable species stops the run, and the error names it', async () => {
  const source = {
    ...localSource(),
    creature: async (key: string) => {
      throw new Error(`GetPokemon ${key}: refused`)
    },
  }
  await expect(shippedFiles(rosters, source)).rejects.toThrow('GetPokemon abomasnow: refused')
})

const SOLO = new Map([['6/paldea/garchomp', { solo: { wins: 100, turns: 7 } }]])

const INDEX = raidIndex(rosters, shippedCreatures, SOLO)

it('has every raid once', () => {
  const raids = INDEX.map(({ tier, region, boss }) => `${tier} ${region} ${boss}`)
  expect(new Set(raids).size).toBe(428)
})

it('has the search terms of a raid', () => {
  expect(INDEX.find(({ tier, boss }) => tier === '6' && boss === 'Garchomp')).toEqual({
    tier: '6',
    region: 'Paldea',
    boss: 'Garchomp',
    types: ['Dragon', 'Ground'],
    abilities: ['Rough Skin'],
    moves: ['Outrage', 'Earthquake', 'Flamethrower', 'Rock Slide', 'Swords Dance'],
    herbs: { Spicy: 24 },
    version: 'both',
    solo: { wins: 100, turns: 7 },
  })
})

it('has the version of an event raid, and the position and first day of its last event', () => {
  expect(INDEX.find(({ tier, boss }) => tier === '7' && boss === 'Charizard')).toMatchObject({
    setId: '7-charizard-dragon-v2',
    lastEvent: { notLaterThan: '2026-01-26' },
  })
})

it('has the days of the last event if a source names them', () => {
  const daysOf = (id: string) => INDEX.find(({ setId }) => setId === id)?.lastEvent?.days
  expect(daysOf('7-dragapult-dragon')).toEqual([{ from: '2025-12-12', to: '2025-12-14' }])
  expect(daysOf('7-farigiraf-fairy')).toBeUndefined()
})

it('is below 18 kB gzipped', () => {
  expect(gzipSync(JSON.stringify(INDEX)).length).toBeLessThan(18e3)
})

it('the error names a boss’s species without data', () => {
  expect(() => raidIndex(rosters, {}, new Map())).toThrow('there is no creature abomasnow')
})
