import { gzipSync } from 'node:zlib'
import { rosters } from '@/data/rosters/rosters'
import { shippedCreatures } from '@/data/shipped/shipped'
import { raidIndex } from './raid-index'

const INDEX = raidIndex(rosters, shippedCreatures)

it('has every raid once', () => {
  const places = INDEX.map(({ tier, region, name }) => `${tier} ${region} ${name}`)
  expect(new Set(places).size).toBe(270)
})

it('knows of a raid what it can be found by', () => {
  expect(INDEX.find(({ tier, name }) => tier === '6' && name === 'Garchomp')).toEqual({
    tier: '6',
    region: 'Paldea',
    name: 'Garchomp',
    types: ['Dragon', 'Ground'],
    abilities: ['Rough Skin'],
    moves: ['Outrage', 'Earthquake', 'Flamethrower', 'Rock Slide', 'Swords Dance'],
    herbs: { Spicy: 3.05 },
    version: 'both',
  })
})

it('is below 15 kB gzipped', () => {
  expect(gzipSync(JSON.stringify(INDEX)).length).toBeLessThan(15e3)
})

it('names a boss’s creature that there is no data of', () => {
  expect(() => raidIndex(rosters, {})).toThrow('there is no creature abomasnow')
})
