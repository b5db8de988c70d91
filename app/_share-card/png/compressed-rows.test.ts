import { inflateSync } from 'node:zlib'
import fc from 'fast-check'
import { compressRows, joinRows } from './compressed-rows'

const pixels = fc.uint8Array({ minLength: 1, maxLength: 500 })

// `inflateSync` holds the checksum against what it read.
test('parts that are joined are read as one', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(pixels, { maxLength: 4 }), async (parts) => {
      const joined = joinRows(await Promise.all(parts.map((part) => compressRows(part, part.length))))
      expect([...inflateSync(joined)]).toEqual(parts.flatMap((part) => [0, ...part]))
    }),
  )
})

test('each row begins with its filter, none', async () => {
  const rows = await compressRows(Uint8Array.from([1, 2, 3, 4, 5, 6]), 2)
  expect([...inflateSync(joinRows([rows]))]).toEqual([0, 1, 2, 0, 3, 4, 0, 5, 6])
})

test('the checksum of large pictures is right too', async () => {
  const white = new Uint8Array(1200 * 630).fill(255)
  expect(inflateSync(joinRows([await compressRows(white, 1200)]))).toHaveLength(1201 * 630)
})
