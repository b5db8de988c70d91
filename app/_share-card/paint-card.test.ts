import sharp from 'sharp'
import { SHARE_CARD } from '@/lib/links/share-cards'
import { BRING_LIST, paintCard, prepareArt, TERA_LABEL } from './paint-card'
import type { IndexedPicture } from './reduce-colours'

const { width, height } = SHARE_CARD
const { left, top } = TERA_LABEL
const NOTHING = new Uint8Array(TERA_LABEL.width * TERA_LABEL.height)
const BARE = [{ area: TERA_LABEL, white: NOTHING }]
const FULL = [{ area: TERA_LABEL, white: Uint8Array.from(NOTHING).fill(255) }]

test('the accent shows through the art', async () => {
  const art = await prepareArt(picture([0, 1, 2]))
  const colourAt = await readColours(await paintCard(art, BARE, '#c43ba6'))
  expect([colourAt(0, 0), colourAt(1, 0), colourAt(2, 0)]).toEqual(['c43ba6', '621d53', '00ff00'])
})

test('the label is stamped on its place in white, and on nothing else', async () => {
  const art = await prepareArt(picture([]))
  const colourAt = await readColours(await paintCard(art, FULL, '#c43ba6'))
  const [right, bottom] = [left + TERA_LABEL.width - 1, top + TERA_LABEL.height - 1]
  expect([colourAt(left, top), colourAt(right, bottom)]).toEqual(['ffffff', 'ffffff'])
  expect([colourAt(left - 1, top), colourAt(right + 1, bottom)]).toEqual(['c43ba6', 'c43ba6'])
  expect([colourAt(left, top - 1), colourAt(right, bottom + 1)]).toEqual(['c43ba6', 'c43ba6'])
})

test('the list of whom to bring ends left of the point of the plate', () => {
  expect(BRING_LIST.left + BRING_LIST.width).toBeLessThan(615)
})

test('the next card of the raid keeps nothing of the card before', async () => {
  const art = await prepareArt(picture([]))
  const before = await paintCard(art, BARE, '#c43ba6')
  await paintCard(art, FULL, '#d73a20')
  expect((await paintCard(art, BARE, '#c43ba6')).equals(before)).toBe(true)
})

/** A picture that begins with these pixels, 0 for clear, 1 for half black, 2 for green, and is clear otherwise. */
function picture(beginning: readonly number[]): IndexedPicture {
  const pixels = new Uint8Array(width * height)
  pixels.set(beginning)
  return {
    width,
    height,
    pixels,
    colours: [
      [0, 0, 0, 0],
      [0, 0, 0, 128],
      [0, 255, 0, 255],
    ],
  }
}

async function readColours(png: Buffer) {
  const pixels = await sharp(png).raw().toBuffer()
  return (x: number, y: number) => pixels.subarray((y * width + x) * 3).toString('hex', 0, 3)
}
