import { shareCardPath } from './share-card-path'

test.each([
  [{ tier: '6', region: 'Paldea', boss: 'Garchomp' }, '/share-card/6/paldea/garchomp.png'],
  [
    { tier: '6', region: 'Paldea', boss: 'Garchomp', teraType: 'Fairy' },
    '/share-card/6/paldea/garchomp/fairy.png',
  ],
  [
    { tier: '5', region: 'Kitakami', boss: 'Basculegion (Female)' },
    '/share-card/5/kitakami/basculegion-female.png',
  ],
  [
    { tier: '5', region: 'Paldea', boss: 'Toxtricity (Low Key)' },
    '/share-card/5/paldea/toxtricity-low-key.png',
  ],
] as const)('the card of %j is %s', (selection, path) => {
  expect(shareCardPath(selection)).toBe(path)
})

test('a boss without a tier has the card of the roster that serves it', () => {
  expect(shareCardPath({ region: 'Paldea', boss: 'Garchomp' })).toBe('/share-card/6/paldea/garchomp.png')
})

test.each([
  { region: 'Paldea' },
  { tier: '6', region: 'Terarium' },
  { tier: '5', teraType: 'Ice' },
  {},
] as const)('without a boss, as with %j, it is the card of the site', (selection) => {
  expect(shareCardPath(selection)).toBe('/share-card/site.png')
})
