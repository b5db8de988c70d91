import { kindOf } from './kind'

test.each([
  ['Dudunsparce', 'Dudunsparce-Three-Segment'],
  ['Vivillon', 'Vivillon-Fancy'],
  ['Toxtricity', 'Toxtricity-Low-Key'],
])('%s and %s are one creature to a player', (one, other) => expect(kindOf(one)).toBe(kindOf(other)))

test.each([
  ['Slowbro', 'Slowbro-Galar'],
  ['Ursaluna', 'Ursaluna-Bloodmoon'],
  ['Tauros-Paldea-Blaze', 'Tauros-Paldea-Aqua'],
  ['Plusle', 'Minun'],
])('%s and %s are two', (one, other) => expect(kindOf(one)).not.toBe(kindOf(other)))

test('a name that is unknown is its own kind', () => {
  expect(kindOf('Missingno.')).toBe('Missingno.')
})
