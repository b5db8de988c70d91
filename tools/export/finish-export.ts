import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { writeHostFiles } from '@/tools/hosts/write-host-files'
import { writeLicences } from '@/tools/licences/write-licences'
import { writeWorker } from '@/tools/offline/write-worker'
import { deleteSurplus } from './delete-surplus'
import { securePages } from './secure-pages'

interface Settings {
  /** The path below which the export was built to be published: `/sub`, or empty. */
  readonly basePath: string
  /** The origin of the creature service that its pages ask. */
  readonly serviceOrigin: string
}

/**
 * Makes of a fresh export what is published: without what no visitor asks for, with content policies, the licences of what
 * ships, the service worker, and the files that hosts read.
 * Throws when the folder holds no export.
 */
export async function finishExport(directory: string, { basePath, serviceOrigin }: Settings): Promise<void> {
  if (!existsSync(join(directory, 'index.html')))
    throw new Error(`${directory} holds no export: no index.html`)
  await deleteSurplus(directory)
  await writeLicences(directory)
  await securePages(directory, serviceOrigin)
  // After the pages, since it tells by their content whether they are of its release.
  await writeWorker(directory)
  // Last, since they name what is there.
  await writeHostFiles(directory, basePath)
}
