/** Returns the output of a stream; `undefined` if it has more than `most` bytes. Rejects bytes that the stream cannot read. */
export async function bytesThrough(
  bytes: Uint8Array,
  stream: CompressionStream | DecompressionStream,
  most: number,
): Promise<Uint8Array | undefined> {
  const made: number[] = []
  const reader = new Blob([Uint8Array.from(bytes)]).stream().pipeThrough(stream).getReader()
  for (;;) {
    const { done, value } = await reader.read()
    if (done) return Uint8Array.from(made)
    for (const byte of value) made.push(byte)
    if (made.length > most) {
      await reader.cancel()
      return undefined
    }
  }
}
