import { indexPicture } from './indexed-picture'

const RED = [255, 0, 0, 255]
const CLEAR = [0, 0, 0, 0]

test('a picture is its colours and where they are', () => {
  const bytes = Uint8Array.from([RED, RED, CLEAR, RED].flat())
  expect(indexPicture(2, 2, bytes)).toEqual({
    width: 2,
    height: 2,
    colours: [RED, CLEAR],
    pixels: Uint8Array.from([0, 0, 1, 0]),
  })
})

test('a picture has 256 colours at most', () => {
  const greys = (count: number) =>
    Uint8Array.from({ length: count * 4 }, (_, place) => (place >> 2) >> (place & 1))
  expect(indexPicture(256, 1, greys(256)).colours).toHaveLength(256)
  expect(() => indexPicture(257, 1, greys(257))).toThrow('257 colours')
})
