import sharp from 'sharp'
import { gameNames } from '@/data/shipped/game-names'
import { TYPE_NAMES } from '@/data/vocabulary'
import { teraWeaknesses } from '@/lib/creature/type-matchups'
import { SHARE_CARD_FOLDER, shareCards } from '@/lib/links/share-cards'
import type { Selection } from '@/lib/raid/selection'
import { shippedRaidView } from '@/lib/raid-view/live-raid-view'
import { weaknessesOf } from '@/lib/raid-view/raid-view'
import { sharing } from '@/lib/words/en/links'
import { sentences } from '@/lib/words/en/sentences'
import { TERA_LABEL } from './paint-card'
import { shareCard, teraLabel } from './share-card'

/** In bytes. Social networks allow much more, but players share links on phones. */
const LARGEST = 60_000

const cards = shareCards()
const requests: string[] = []
const { fetch } = globalThis

beforeAll(() => {
  globalThis.fetch = async (resource) => {
    const address = String(resource)
    if (address.startsWith('data:')) return fetch(address)
    requests.push(address)
    throw new Error(`a card must not need the network: ${address}`)
  }
})

afterAll(() => {
  globalThis.fetch = fetch
})

beforeEach(() => {
  requests.length = 0
})

afterEach(() => expect(requests).toEqual([]))

it.each([
  ['the site', 'site'],
  ['the longest name', '5/kitakami/basculegion-female'],
  ['the longest form', '6/kitakami/sinistcha-masterpiece/fighting'],
  ['a raid with all five herbs', '6/paldea/amoonguss/electric'],
])('of %s is a PNG of 1200 by 630 pixels and at most 60 kB', async (_, name) => {
  const card = await shareCard(selectionOf(name), sentences)
  expect(await sharp(card).metadata()).toMatchObject({ format: 'png', width: 1200, height: 630 })
  expect(card.length).toBeLessThanOrEqual(LARGEST)
})

it('differs between Tera types', async () => {
  const [any, fire, water] = await Promise.all(
    ['garchomp', 'garchomp/fire', 'garchomp/water'].map((name) =>
      shareCard(selectionOf(`6/paldea/${name}`), sentences),
    ),
  )
  expect(new Set([any, fire, water].map((card) => card?.toString('latin1'))).size).toBe(3)
})

// For other characters, next/og would request a font from Google.
it('only uses characters of the font', () => {
  const { names } = sentences
  const texts = [...cards.values()].flatMap((selection) => {
    const raid = shippedRaidView(selection, sentences)
    if (!raid) return []
    const { id, types } = raid
    const boss = Object.values(names.bossInTwo(id.boss)).filter((text) => text !== undefined)
    return [...boss, names.region(id.region), ...types.map(names.type)]
  })
  const toBring = gameNames.species.map(({ name }) => names.species(name).normalize())
  expect(texts).not.toEqual([])
  for (const text of new Set([...texts, ...toBring])) expect(text).toMatch(/^[\u0020-\u00ff\u2019]+$/)
})

function selectionOf(name: string): Selection {
  const selection = cards.get(`${SHARE_CARD_FOLDER}/${name}.png`)
  if (!selection) throw new Error(`there is no card ${name}`)
  return selection
}

test.each(TYPE_NAMES)(
  'the weaknesses of Tera %s fit on the plate, in at most two lines',
  async (teraType) => {
    const weakTo = weaknessesOf({ teraWeaknesses: teraWeaknesses(teraType) })
    const { width, height } = TERA_LABEL
    const label = await teraLabel(sharing.tera(teraType), sharing.weakTo(weakTo))
    const rows = Array.from({ length: height }, (_, row) => label.subarray(row * width, (row + 1) * width))
    const isInked = (row: Uint8Array | undefined) => row?.some((white) => white > 0) ?? false
    expect(rows.some(isInked)).toBe(true)
    expect([rows[0], rows.at(-1)].map(isInked)).toEqual([false, false])
    expect(rows.filter((row) => row[0] || row.at(-1))).toEqual([])
  },
)
