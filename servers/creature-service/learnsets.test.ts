import { Dex } from '@pkmn/dex'
import { movesLearnedBy, wayOfCode } from './learnsets'
import { lineOf, speciesOfKey } from './species'

test.each([
  ['9L48', [{ method: 'level up', generation: 9, level: 48 }]],
  ['9L0', [{ method: 'level up', generation: 9, level: 0 }]],
  ['8M', [{ method: 'TM', generation: 8 }]],
  ['7T', [{ method: 'tutor', generation: 7 }]],
  ['6E', [{ method: 'egg', generation: 6 }]],
  ['6S3', [{ method: 'event', generation: 6 }]],
  ['5D', [{ method: 'Dream World', generation: 5 }]],
  ['7V', [{ method: 'virtual transfer', generation: 7 }]],
  ['9R', []],
])('the code %s means %j', (code, ways) => {
  expect(wayOfCode(code)).toEqual(ways)
})

test('a form without a learnset learns the moves of its base species', async () => {
  const four = await movesLearnedBy(Dex.species.get('Maushold-Four'))
  expect(four.length).toBeGreaterThan(0)
  expect(four).toEqual(await movesLearnedBy(Dex.species.get('Maushold')))
})

test('an evolution line is all ancestors and descendants, without the species itself', () => {
  const evolutionLine = (name: string) => lineOf(Dex.species.get(name)).map(({ id }) => id)
  expect(evolutionLine('Gabite')).toEqual(['gible', 'garchomp'])
  expect(evolutionLine('Garchomp')).toEqual(['gabite', 'gible'])
  expect(evolutionLine('Slowking-Galar')).toEqual(['slowpokegalar'])
  expect(evolutionLine('Dondozo')).toEqual([])
})

test('a species is found only by its exact key', () => {
  expect(speciesOfKey('garchomp')?.name).toBe('Garchomp')
  expect(speciesOfKey('chomp')).toBeUndefined()
  expect(speciesOfKey('agumon')).toBeUndefined()
})
