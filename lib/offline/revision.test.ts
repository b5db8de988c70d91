import { revisionOf } from './revision'

const bytes = (text: string) => new TextEncoder().encode(text)

test('a revision is the beginning of the SHA-256 of the content', async () => {
  // https://csrc.nist.gov/csrc/media/projects/cryptographic-standards-and-guidelines/documents/examples/sha256.pdf
  expect(await revisionOf(bytes('abc'))).toBe('ba7816bf8f01cfea')
})

test('a changed file has another one', async () => {
  expect(await revisionOf(bytes('abc '))).not.toBe(await revisionOf(bytes('abc')))
})
