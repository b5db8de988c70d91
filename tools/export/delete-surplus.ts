import { readdir, rm } from 'node:fs/promises'
import { basename, join } from 'node:path'

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

/** Deletes from a fresh export what no visitor ever asks for, such as four route payload files a page. */
export async function deleteSurplus(directory: string): Promise<void> {
  const payloadFiles = (await readdir(directory, { recursive: true })).filter(isPayloadFile)
  const surplus = [...payloadFiles, ...SURPLUS_FOLDERS]
  await Promise.all(surplus.map((path) => rm(join(directory, path), { recursive: true, force: true })))
}
