import sharp from 'sharp'
import { SHARE_CARD } from '@/lib/links/share-cards'
import { PLATE_LEFT } from './Crystal'
import { BRING_LIST, paintCard, prepareArt, type StampArea, TERA_LABEL } from './paint-card'
import type { IndexedPicture } from './reduce-colors'

const { width, height } = SHARE_CARD
const ACCENT = '#c43ba6'
const stamp = (area: StampArea, whiteness: number) => ({
  area,
  white: new Uint8Array(area.width * area.height).fill(whiteness),
})
const BARE = [stamp(TERA_LABEL, 0), stamp(BRING_LIST, 0)]
const FULL = [stamp(TERA_LABEL, 255), stamp(BRING_LIST, 255)]

test('the accent shows through the art', async () => {
  const art = await prepareArt(picture([0, 1, 2]))
  const colorAt = await readColors(await paintCard(art, BARE, ACCENT))
  expect([colorAt(0, 0), colorAt(1, 0), colorAt(2, 0)]).toEqual(['c43ba6', '621d53', '00ff00'])
})

test.each([
  ['label of the Tera type', TERA_LABEL],
  ['list of whom to bring', BRING_LIST],
])('the %s is stamped in white on its area only', async (_, area) => {
  const { left, top } = area
  const art = await prepareArt(picture([]))
  const colorAt = await readColors(await paintCard(art, [stamp(area, 255)], ACCENT))
  const [right, bottom] = [left + area.width - 1, top + area.height - 1]
  expect([colorAt(left, top), colorAt(right, bottom)]).toEqual(['ffffff', 'ffffff'])
  expect([colorAt(left - 1, top), colorAt(right + 1, bottom)]).toEqual(['c43ba6', 'c43ba6'])
  expect([colorAt(left, top - 1), colorAt(right, bottom + 1)]).toEqual(['c43ba6', 'c43ba6'])
})

test('the list of Pokémon to bring ends before the plate', () => {
  expect(BRING_LIST.left + BRING_LIST.width).toBeLessThan(PLATE_LEFT)
})

test('the next card of a raid has nothing of the previous card', async () => {
  const art = await prepareArt(picture([]))
  const before = await paintCard(art, BARE, ACCENT)
  await paintCard(art, FULL, '#d73a20')
  expect((await paintCard(art, BARE, ACCENT)).equals(before)).toBe(true)
})

/**
 * A picture that begins with these pixels and is transparent after them: 0 is transparent, 1 half-transparent black, 2
 * green.
 */
function picture(beginning: readonly number[]): IndexedPicture {
  const pixels = new Uint8Array(width * height)
  pixels.set(beginning)
  return {
    width,
    height,
    pixels,
    colors: [
      [0, 0, 0, 0],
      [0, 0, 0, 128],
      [0, 255, 0, 255],
    ],
  }
}

async function readColors(png: Buffer) {
  const pixels = await sharp(png).raw().toBuffer()
  return (x: number, y: number) => pixels.subarray((y * width + x) * 3).toString('hex', 0, 3)
}
