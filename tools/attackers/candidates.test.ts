/** @jest-environment node */
import { findCandidates } from './candidates'

let names: string[]

beforeAll(async () => {
  names = (await findCandidates()).map(({ name }) => name)
}, 60_000)

test.each([
  'Garchomp',
  'Slowking-Galar',
  'Ursaluna-Bloodmoon',
  'Annihilape',
  'Rotom-Wash',
  'Ogerpon-Wellspring',
])('%s is considered', (name) => expect(names).toContain(name))

test.each([
  ['Gible', 'it still evolves'],
  ['Metagross-Mega', 'it is not in the games'],
  ['Beedrill', 'it is not in the games'],
  ['Palafin-Hero', 'the form begins only in battle'],
  ['Arceus-Fairy', 'it is Arceus with a plate'],
  ['Terapagos', 'it has none of the 18 Tera types'],
  ['Polteageist-Antique', 'it fights like Polteageist'],
])('%s is not: %s', (name) => expect(names).not.toContain(name))

test('Ogerpon keeps the Tera type of its mask, and everyone else has all 18', async () => {
  const candidates = await findCandidates()
  const ofOne = candidates.filter(({ teraTypes }) => teraTypes.length < 18)
  expect(ofOne.map(({ name, teraTypes }) => `${name} ${teraTypes}`)).toEqual([
    'Ogerpon Grass',
    'Ogerpon-Wellspring Water',
    'Ogerpon-Hearthflame Fire',
    'Ogerpon-Cornerstone Rock',
  ])
}, 60_000)
