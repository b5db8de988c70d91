import { inflateSync } from 'node:zlib'
import fc from 'fast-check'
import sharp from 'sharp'
import { fuzzing } from '@/testing/fuzz/fuzzing'
import { compressRows, indexedPng, joinRows, type Rgb } from './indexed-png'

const RED: Rgb = [255, 0, 0]
const BLUE: Rgb = [0, 0, 255]

test('other programs read the picture', async () => {
  const rows = [
    await compressRows(Uint8Array.from([0, 1, 0]), 3),
    await compressRows(Uint8Array.from([1, 1, 0]), 3),
  ]
  const png = indexedPng({ width: 3, height: 2, colors: [RED, BLUE], rows })
  const { data, info } = await sharp(png).raw().toBuffer({ resolveWithObject: true })
  expect(info).toMatchObject({ width: 3, height: 2, channels: 3 })
  expect([...data]).toEqual([RED, BLUE, RED, BLUE, BLUE, RED].flat())
})

test('a picture with more than 256 colors is refused', () => {
  const colors = Array.from({ length: 257 }, () => RED)
  expect(() => indexedPng({ width: 0, height: 0, colors, rows: [] })).toThrow('257 colors')
})

const pixels = fc.uint8Array({ minLength: 1, maxLength: 500 })

test('joined parts are read as one picture', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(pixels, { maxLength: 4 }), async (parts) => {
      const stream = joinRows(await Promise.all(parts.map((pixels) => compressRows(pixels, pixels.length))))
      expect([...inflateSync(stream)]).toEqual(parts.flatMap((pixels) => [0, ...pixels]))
    }),
    fuzzing(100),
  )
})

test('each row begins with filter 0', async () => {
  const rows = await compressRows(Uint8Array.from([1, 2, 3, 4, 5, 6]), 2)
  expect([...inflateSync(joinRows([rows]))]).toEqual([0, 1, 2, 0, 3, 4, 0, 5, 6])
})

test('the checksum of a large picture is right', async () => {
  const white = new Uint8Array(1200 * 630).fill(255)
  expect(inflateSync(joinRows([await compressRows(white, 1200)]))).toHaveLength(1201 * 630)
})
