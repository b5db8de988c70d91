import { createHash } from 'node:crypto'
import { join } from 'node:path'
import { build } from 'esbuild'
import { WORKER_FILE } from '@/lib/offline/worker-messages'
import { buildsList, type PrecachedFile, precacheList, totalSize } from './precache-list'

/**
 * Limit of the program, which is saved without being asked for, in gzipped bytes. Turbopack copies a module into each
 * later part that needs it, so parts that share much are one part: `raid-night-bundle.ts`.
 */
export const PROGRAM_LIMIT = 650e3

const SOURCE = 'app/_offline/worker/service-worker.ts'

/**
 * Writes the service worker of a finished export. The same export always gets the same worker. Throws if the precached
 * files exceed the limit or lack a file that a page needs.
 */
export async function writeWorker(directory: string): Promise<void> {
  const program = await precacheList(directory)
  const size = totalSize(program)
  if (size > PROGRAM_LIMIT)
    throw new Error(`the precache has ${size} gzipped bytes; the limit is ${PROGRAM_LIMIT}`)
  await build({
    entryPoints: [SOURCE],
    outfile: join(directory, WORKER_FILE),
    bundle: true,
    minify: true,
    format: 'iife',
    target: 'es2022',
    logLevel: 'warning',
    define: {
      PROGRAM: JSON.stringify(program),
      BUILDS: JSON.stringify(await buildsList(directory)),
      RELEASE: JSON.stringify(releaseOf(program)),
      'process.env.NODE_ENV': '"production"',
    },
  })
}

/** Depends only on the program: visited pages stay cached if only plans change. */
function releaseOf(files: readonly PrecachedFile[]): string {
  return createHash('sha256').update(JSON.stringify(files)).digest('hex').slice(0, 8)
}
