import { existsSync } from 'node:fs'
import { readdir, rm } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { writeHostFiles } from '@/tools/hosts/host-files'
import { writeLicenses } from '@/tools/licenses/write-licenses'
import { writeWorker } from '@/tools/offline/write-worker'
import { finishPages } from './finish-pages'

interface Settings {
  /** The path under which the export will be published: `/sub`, or empty. */
  readonly basePath: string
  readonly serviceOrigin: string
}

/**
 * Prepares a fresh export for publication: deletes unused files, writes styles and content policies into pages, and
 * adds licenses, the service worker and files for hosts. Throws if the folder has no export.
 */
export async function finishExport(directory: string, { basePath, serviceOrigin }: Settings): Promise<void> {
  if (!existsSync(join(directory, 'index.html')))
    throw new Error(`${directory} has no export: index.html is missing`)
  await deleteSurplus(directory)
  await writeLicenses(directory)
  await finishPages(directory, { basePath, serviceOrigin })
  // After the pages, because the worker recognizes pages of its release by their content.
  await writeWorker(directory)
  // Last, because these files name everything in the export.
  await writeHostFiles(directory, basePath)
}

const SURPLUS_FOLDERS = [
  // Copies of 404.html that a host would send with status 200.
  '404',
  '_not-found',
  // Named after the build's id in next.config.mjs. They belong to a router that this site does not use, and hosts would
  // cache them for a year although their names have no hash.
  '_next/tera-raid-info',
  '_next/static/tera-raid-info',
]

/** Only Next's own router requests route payloads. */
export function isPayloadFile(path: string): boolean {
  return /^(?:index|__next\..+)\.txt$/.test(basename(path))
}

function isOriginal(path: string): boolean {
  return /^assets\/pokemon\/to-bring\/.+\.png$/.test(path)
}

export async function deleteSurplus(directory: string): Promise<void> {
  const files = await readdir(directory, { recursive: true })
  const surplus = [...files.filter((path) => isPayloadFile(path) || isOriginal(path)), ...SURPLUS_FOLDERS]
  await Promise.all(surplus.map((path) => rm(join(directory, path), { recursive: true, force: true })))
}
