import sharp from 'sharp'
import type { Selection } from '@/lib/raid/selection'
import { SHARE_CARD_FOLDER } from '@/lib/raid/share-card-path'
import { shareCards } from '@/lib/raid/share-cards'
import { shippedRaidView } from '@/lib/raid-view/raid-view'
import { shareCard } from './share-card'

/** What Facebook, Twitter and Discord take is larger by far; players share links on phones. */
const LARGEST = 60_000

const cards = shareCards()
const asked: string[] = []
const { fetch } = globalThis

beforeAll(() => {
  globalThis.fetch = async (resource) => {
    const address = String(resource)
    // A part of next/og comes as such an address.
    if (address.startsWith('data:')) return fetch(address)
    asked.push(address)
    throw new Error(`a card must not need the network: ${address}`)
  }
})

afterAll(() => {
  globalThis.fetch = fetch
})

beforeEach(() => {
  asked.length = 0
})

afterEach(() => expect(asked).toEqual([]))

it.each([
  ['the site', 'site'],
  ['the longest name', '5/kitakami/basculegion-female'],
  ['the longest form', '6/kitakami/sinistcha-masterpiece/fighting'],
  ['a raid with all five herbs', '6/paldea/amoonguss/electric'],
])('of %s is a PNG of 1200 to 630 pixels and 60 kB at most', async (_, name) => {
  const card = await shareCard(selectionOf(name))
  expect(await sharp(card).metadata()).toMatchObject({ format: 'png', width: 1200, height: 630 })
  expect(card.length).toBeLessThanOrEqual(LARGEST)
})

it('differs from one Tera type to another', async () => {
  const [any, fire, water] = await Promise.all(
    ['garchomp', 'garchomp/fire', 'garchomp/water'].map((name) => shareCard(selectionOf(`6/paldea/${name}`))),
  )
  expect(new Set([any, fire, water].map((card) => card?.toString('latin1'))).size).toBe(3)
})

// For any other character next/og would ask Google for a font.
it('says nothing that the font has no letters for', () => {
  const texts = [...cards.values()].flatMap((selection) => {
    const raid = shippedRaidView(selection)
    return raid ? [raid.name, raid.region, ...raid.types, ...raid.herbs] : []
  })
  for (const text of new Set(texts)) expect(text).toMatch(/^[\u0020-\u00ff]+$/)
})

function selectionOf(name: string): Selection {
  const selection = cards.get(`${SHARE_CARD_FOLDER}/${name}.png`)
  if (!selection) throw new Error(`there is no card ${name}`)
  return selection
}
