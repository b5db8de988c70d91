import { bytesThrough } from '@/lib/bounded-bytes'

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
  return bytesThrough(bytes, new CompressionStream(FORMAT), MOST_BYTES)
}

/** The bytes that were compressed; `undefined` where they come to more than a box has. Rejects what is not compressed. */
export function inflated(bytes: Uint8Array): Promise<Uint8Array | undefined> {
  return bytesThrough(bytes, new DecompressionStream(FORMAT), MOST_BYTES)
}
