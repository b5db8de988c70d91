import { bytesThrough } from '@/lib/bounded-bytes'

/** Far above 30 long sets. */
const MAX_BYTES = 20_000

const FORMAT = 'deflate-raw'

/**
 * Returns whether the browser can compress box links: Chromium from version 103, Firefox from 113, Safari from 16.4.
 * A library for older browsers would be larger than all other code for links of raid nights.
 */
export function canCompress(): boolean {
  try {
    return Boolean(new CompressionStream(FORMAT) && new DecompressionStream(FORMAT))
  } catch {
    return false
  }
}

/** Returns `undefined` if the result is larger than any box. Needs `canCompress`. */
export function compress(bytes: Uint8Array): Promise<Uint8Array | undefined> {
  return bytesThrough(bytes, new CompressionStream(FORMAT), MAX_BYTES)
}

/** Returns `undefined` if the result is larger than any box. Rejects invalid data. */
export function decompress(bytes: Uint8Array): Promise<Uint8Array | undefined> {
  return bytesThrough(bytes, new DecompressionStream(FORMAT), MAX_BYTES)
}
