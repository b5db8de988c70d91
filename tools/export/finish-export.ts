import { existsSync } from 'node:fs'
import { readdir, rm } from 'node:fs/promises'
import { basename, join } from 'node:path'

// Copies of 404.html that a host would answer with status 200.
const NOT_FOUND_FOLDERS = ['404', '_not-found']

/** Whether a file of an export is a route payload, which only Next's own router would ask for. */
export function isPayloadFile(path: string): boolean {
  return /^(?:index|__next\..+)\.txt$/.test(basename(path))
}

/**
 * Deletes from a fresh export what no visitor ever asks for: four route payload files a page, and the second and third
 * copy of 404.html.
 * Throws when the folder holds no export.
 */
export async function finishExport(directory: string): Promise<void> {
  if (!existsSync(join(directory, 'index.html')))
    throw new Error(`${directory} holds no export: no index.html`)
  const payloadFiles = (await readdir(directory, { recursive: true })).filter(isPayloadFile)
  const surplus = [...payloadFiles, ...NOT_FOUND_FOLDERS]
  await Promise.all(surplus.map((path) => rm(join(directory, path), { recursive: true, force: true })))
}
