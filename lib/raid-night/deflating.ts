import { bytesThrough } from '@/lib/bounded-bytes'

/** Maximum bytes of a box's text, far above thirty long sets. */
const MOST_BYTES = 20_000

const FORMAT = 'deflate-raw'

/** Returns whether the browser can compress box links: Chromium from version 103, Firefox from 113, Safari from 16.4. */
export function canDeflate(): boolean {
  try {
    return Boolean(new CompressionStream(FORMAT) && new DecompressionStream(FORMAT))
  } catch {
    return false
  }
}

/** Compresses bytes; returns `undefined` if the result is larger than any box. Needs `canDeflate`. */
export function deflated(bytes: Uint8Array): Promise<Uint8Array | undefined> {
  return bytesThrough(bytes, new CompressionStream(FORMAT), MOST_BYTES)
}

/** Decompresses bytes; returns `undefined` if the result is larger than any box. Rejects invalid data. */
export function inflated(bytes: Uint8Array): Promise<Uint8Array | undefined> {
  return bytesThrough(bytes, new DecompressionStream(FORMAT), MOST_BYTES)
}
