import { hasFixedDamage, meanHits } from './move-damage'

test.each([
  'nightshade',
  'seismictoss',
  'sonicboom',
  'counter',
  'mirrorcoat',
  'metalburst',
  'comeuppance',
  'fissure',
])('%s has fixed damage', (key) => expect(hasFixedDamage(key)).toBe(true))

test.each(['heavyslam', 'reversal', 'surf', 'splash'])('%s has not', (key) => {
  expect(hasFixedDamage(key)).toBe(false)
})

test('a move that hits two to five times hits 3.1 times on average: 2 and 3 times 35% each, 4 and 5 times 15%', () => {
  expect(['surf', 'dragondarts', 'tripleaxel', 'bulletseed'].map(meanHits)).toEqual([1, 2, 3, 3.1])
})
