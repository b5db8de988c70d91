import { gzipSync } from 'node:zlib'

/** What a file of attackers may weigh as hosts send it, in bytes. */
export const SIZE_LIMIT = 12_000

/** Throws when a file would be too heavy for a slow phone. */
export function checkSize(path: string, text: string): void {
  const size = gzipSync(text).length
  if (size > SIZE_LIMIT) throw new Error(`${path} has ${size} bytes gzipped, more than ${SIZE_LIMIT}`)
}
