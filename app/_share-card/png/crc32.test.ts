import { crc32 } from './crc32'

test('is that of the last chunk of every PNG file', () => {
  expect(crc32(Buffer.from('IEND'))).toBe(0xae426082)
})

test('of nothing is 0', () => {
  expect(crc32(new Uint8Array())).toBe(0)
})
