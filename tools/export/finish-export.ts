import { existsSync } from 'node:fs'
import { readdir, rm } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { writeHostFiles } from '@/tools/hosts/host-files'
import { writeLicences } from '@/tools/licences/write-licences'
import { writeWorker } from '@/tools/offline/write-worker'
import { finishPages } from './finish-pages'

interface Settings {
  /** The path below which the export was built to be published: `/sub`, or empty. */
  readonly basePath: string
  /** The origin of the creature service that its pages ask. */
  readonly serviceOrigin: string
}

/**
 * Makes of a fresh export what is published: without what no visitor asks for, with styles and content policies in its pages, the licences of what
 * ships, the service worker, and the files that hosts read.
 * Throws when the folder holds no export.
 */
export async function finishExport(directory: string, { basePath, serviceOrigin }: Settings): Promise<void> {
  if (!existsSync(join(directory, 'index.html')))
    throw new Error(`${directory} holds no export: no index.html`)
  await deleteSurplus(directory)
  await writeLicences(directory)
  await finishPages(directory, { basePath, serviceOrigin })
  // After the pages, since it tells by their content whether they are of its release.
  await writeWorker(directory)
  // Last, since they name what is there.
  await writeHostFiles(directory, basePath)
}

const SURPLUS_FOLDERS = [
  // Copies of 404.html that a host would answer with status 200.
  '404',
  '_not-found',
  // Named after the build's id in next.config.mjs: for pages of a router that this site does not use, and without a hash
  // in their names where hosts keep files for a year.
  '_next/tera-raid-info',
  '_next/static/tera-raid-info',
]

/** Whether a file of an export is a route payload, which only Next's own router would ask for. */
export function isPayloadFile(path: string): boolean {
  return /^(?:index|__next\..+)\.txt$/.test(basename(path))
}

/** Whether a file of an export is an image of which pages show only the small copy beside it. */
function isOriginal(path: string): boolean {
  return /^assets\/pokemon\/to-bring\/.+\.png$/.test(path)
}

/** Deletes from a fresh export what no visitor ever asks for, such as four route payload files a page. */
export async function deleteSurplus(directory: string): Promise<void> {
  const files = await readdir(directory, { recursive: true })
  const surplus = [...files.filter((path) => isPayloadFile(path) || isOriginal(path)), ...SURPLUS_FOLDERS]
  await Promise.all(surplus.map((path) => rm(join(directory, path), { recursive: true, force: true })))
}
