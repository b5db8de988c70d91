/** The most bytes of a box's text: thirty long sets have some 7,000. What grows beyond is no box. */
const MOST_BYTES = 20_000

const FORMAT = 'deflate-raw'

/** Whether the browser compresses as links to boxes need it. Chromium does so since version 103, Firefox since 113, Safari since 16.4. */
export function canDeflate(): boolean {
  try {
    return Boolean(new CompressionStream(FORMAT) && new DecompressionStream(FORMAT))
  } catch {
    return false
  }
}

/** Bytes compressed; `undefined` where they come to more than a box has. For browsers that `canDeflate`. */
export function deflated(bytes: Uint8Array): Promise<Uint8Array | undefined> {
  return piped(bytes, new CompressionStream(FORMAT))
}

/** The bytes that were compressed; `undefined` where they come to more than a box has. Rejects what is not compressed. */
export function inflated(bytes: Uint8Array): Promise<Uint8Array | undefined> {
  return piped(bytes, new DecompressionStream(FORMAT))
}

async function piped(
  bytes: Uint8Array,
  stream: CompressionStream | DecompressionStream,
): Promise<Uint8Array | undefined> {
  const made: number[] = []
  const reader = new Blob([Uint8Array.from(bytes)]).stream().pipeThrough(stream).getReader()
  for (;;) {
    const { done, value } = await reader.read()
    if (done) return Uint8Array.from(made)
    made.push(...value)
    if (made.length > MOST_BYTES) {
      await reader.cancel()
      return undefined
    }
  }
}
