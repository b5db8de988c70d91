import { createHash } from 'node:crypto'
import { join } from 'node:path'
import { build } from 'esbuild'
import { WORKER_FILE } from '@/lib/offline/worker-file'
import { type PrecachedFile, precacheList } from './precache-list'
import { PRECACHE_LIMIT, precacheSize } from './precache-size'

const SOURCE = 'app/_offline/worker/service-worker.ts'

/**
 * Writes the service worker of a finished export into it. The same export always gets the same worker.
 * Throws when it would precache more than allowed, or not all that a page needs.
 */
export async function writeWorker(directory: string): Promise<void> {
  const files = await precacheList(directory)
  const size = await precacheSize(directory, files)
  if (size > PRECACHE_LIMIT)
    throw new Error(`${size} bytes would be precached, and ${PRECACHE_LIMIT} are allowed (both gzipped)`)
  await build({
    entryPoints: [SOURCE],
    outfile: join(directory, WORKER_FILE),
    bundle: true,
    minify: true,
    format: 'iife',
    target: 'es2022',
    logLevel: 'warning',
    define: {
      PRECACHED: JSON.stringify(files),
      RELEASE: JSON.stringify(releaseOf(files)),
      'process.env.NODE_ENV': '"production"',
    },
  })
}

/** A name for the release that consists of these files. */
function releaseOf(files: readonly PrecachedFile[]): string {
  return createHash('sha256').update(JSON.stringify(files)).digest('hex').slice(0, 8)
}
