import { join } from 'node:path'
import { gzippedSize } from '@/tools/files/gzipped-size'
import type { PrecachedFile } from './precache-list'

/** The most that may be precached, in bytes as gzip leaves them. */
export const PRECACHE_LIMIT = 400e3

/** The size of precached files as `gzip -9` leaves them, in bytes. */
export async function precacheSize(directory: string, files: readonly PrecachedFile[]): Promise<number> {
  const sizes = await Promise.all(files.map(({ url }) => gzippedSize(join(directory, url))))
  return sizes.reduce((sum, size) => sum + size, 0)
}
