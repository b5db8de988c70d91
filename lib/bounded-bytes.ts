/** Returns `undefined` if the output has more than `max` bytes. Rejects invalid data. */
export async function bytesThrough(
  bytes: Uint8Array,
  stream: CompressionStream | DecompressionStream,
  max: number,
): Promise<Uint8Array | undefined> {
  const output: number[] = []
  const reader = new Blob([Uint8Array.from(bytes)]).stream().pipeThrough(stream).getReader()
  for (;;) {
    const { done, value } = await reader.read()
    if (done) return Uint8Array.from(output)
    for (const byte of value) output.push(byte)
    if (output.length > max) {
      await reader.cancel()
      return undefined
    }
  }
}
