import { parseSegments } from './deep-link'
import { prerenderedSegments } from './prerendered'
import { shareCardPath, shareCards } from './share-cards'

const cards = shareCards()
const pages = prerenderedSegments().map(parseSegments)

test('the site has a card, and so has each raid: daily raids with and without each Tera type, event raids once', () => {
  expect(cards.size).toBe(1 + 270 + 270 * 18 + 158)
})

test('every page finds the card of its own raid', () => {
  for (const page of pages.filter(({ boss }) => boss)) expect(cards.get(shareCardPath(page))).toEqual(page)
})

test('every page without a boss finds the card of the site', () => {
  const listPages = pages.filter(({ boss }) => !boss)
  expect(listPages).toHaveLength(12)
  for (const page of listPages) expect(cards.has(shareCardPath(page))).toBe(true)
})

test('their names are safe in addresses and on disks', () => {
  for (const path of cards.keys()) expect(path).toMatch(/^(\/[a-z0-9-]+)+\.png$/)
})

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

test('a boss without a tier has the card of the roster that it is from', () => {
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
