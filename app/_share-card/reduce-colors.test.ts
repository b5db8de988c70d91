import sharp, { type Sharp } from 'sharp'
import { indexPicture, reduceColors } from './reduce-colors'

const gradient = sharp(
  Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="600" height="300"><linearGradient id="a"><stop stop-color="#f00"/>
    <stop offset="1" stop-color="#00f"/></linearGradient><path fill="url(#a)" d="M0 0H600V300H0z"/></svg>`,
  ),
)
const noise = { type: 'gaussian', mean: 128, sigma: 60 } as const
const noisy = sharp({ create: { width: 200, height: 100, channels: 3, background: 'red', noise } })

it('uses fewer colors for a smaller file', async () => {
  expect(await colorCount(gradient, { colors: 200, bytes: 1500 })).toBeLessThan(
    await colorCount(gradient, { colors: 200, bytes: 100_000 }),
  )
})

it('never uses more colors than the limit', async () => {
  expect(await colorCount(noisy, { colors: 100, bytes: 100_000 })).toBeLessThanOrEqual(100)
})

it('keeps size and transparency', async () => {
  const background = { r: 0, g: 0, b: 0, alpha: 0 }
  const clear = sharp({ create: { width: 4, height: 3, channels: 4, background } })
  const picture = await reduceColors(await clear.png().toBuffer(), { colors: 16, bytes: 1000 })
  expect(picture).toMatchObject({ width: 4, height: 3 })
  expect(picture.colors.map(([, , , alpha]) => alpha)).toEqual([0])
})

async function colorCount(picture: Sharp, limits: Parameters<typeof reduceColors>[1]): Promise<number> {
  return (await reduceColors(await picture.png().toBuffer(), limits)).colors.length
}

const RED = [255, 0, 0, 255]
const CLEAR = [0, 0, 0, 0]

test('a picture consists of colors and indexes', () => {
  const bytes = Uint8Array.from([RED, RED, CLEAR, RED].flat())
  expect(indexPicture(2, 2, bytes)).toEqual({
    width: 2,
    height: 2,
    colors: [RED, CLEAR],
    pixels: Uint8Array.from([0, 0, 1, 0]),
  })
})

test('a picture has at most 256 colors', () => {
  const grays = (count: number) =>
    Uint8Array.from({ length: count * 4 }, (_, index) => (index >> 2) >> (index & 1))
  expect(indexPicture(256, 1, grays(256)).colors).toHaveLength(256)
  expect(() => indexPicture(257, 1, grays(257))).toThrow('257 colors')
})
