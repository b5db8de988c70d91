import sharp from 'sharp'
import { compressRows } from './compressed-rows'
import { indexedPng, type Rgb } from './indexed-png'

const RED: Rgb = [255, 0, 0]
const BLUE: Rgb = [0, 0, 255]

test('other programs read the picture', async () => {
  const rows = [
    await compressRows(Uint8Array.from([0, 1, 0]), 3),
    await compressRows(Uint8Array.from([1, 1, 0]), 3),
  ]
  const png = indexedPng({ width: 3, height: 2, colours: [RED, BLUE], rows })
  const { data, info } = await sharp(png).raw().toBuffer({ resolveWithObject: true })
  expect(info).toMatchObject({ width: 3, height: 2, channels: 3 })
  expect([...data]).toEqual([RED, BLUE, RED, BLUE, BLUE, RED].flat())
})

test('a picture with more than 256 colours is refused', () => {
  const colours = Array.from({ length: 257 }, () => RED)
  expect(() => indexedPng({ width: 0, height: 0, colours, rows: [] })).toThrow('257 colours')
})
