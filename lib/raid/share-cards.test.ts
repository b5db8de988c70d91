import { parseSegments } from './deep-link'
import { prerenderedSegments } from './prerendered'
import { shareCardPath } from './share-card-path'
import { shareCards } from './share-cards'

const cards = shareCards()
const pages = prerenderedSegments().map(parseSegments)

test('the site has one, each of the 270 raids, and each of these with each of 18 Tera types', () => {
  expect(cards.size).toBe(1 + 270 + 270 * 18)
})

test('every page finds the card of its own raid', () => {
  for (const page of pages.filter(({ boss }) => boss)) expect(cards.get(shareCardPath(page))).toEqual(page)
})

test('every page without a boss finds the card of the site', () => {
  const others = pages.filter(({ boss }) => !boss)
  expect(others).toHaveLength(9)
  for (const page of others) expect(cards.has(shareCardPath(page))).toBe(true)
})

test('their names mean the same in every address and on every disk', () => {
  for (const path of cards.keys()) expect(path).toMatch(/^(\/[a-z0-9-]+)+\.png$/)
})
