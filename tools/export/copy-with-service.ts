import { cp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import pMap from 'p-map'
import { writeWorker } from '@/tools/offline/write-worker'

/** Keeps disk and processor busy, without all files in memory at once. */
const FILES_AT_ONCE = 16

/** What may name the service: pages in their policies, scripts in what they call. */
const NAMES_IT = /\.(?:html|js)$/

/** A creature service that an export asks, and the one that its copy is to ask, by their addresses. */
interface Services {
  readonly from: string
  readonly to: string
}

/**
 * Copies a finished export so that the copy asks another creature service: but for the names of scripts, which keep their
 * hashes, it is as if built for that one. Throws where nothing in the export names the service that it should ask.
 */
export async function copyWithService(
  directory: string,
  copy: string,
  { from, to }: Services,
): Promise<void> {
  await rm(copy, { recursive: true, force: true })
  await cp(directory, copy, { recursive: true })
  const files = (await readdir(copy, { recursive: true })).filter((file) => NAMES_IT.test(file))
  const renamed = await pMap(files, (file) => rename(join(copy, file), { from, to }), {
    concurrency: FILES_AT_ONCE,
  })
  if (!renamed.includes(true)) throw new Error(`${directory} does not ask ${from}`)
  // It knows the pages by their content.
  await writeWorker(copy)
}

async function rename(file: string, { from, to }: Services): Promise<boolean> {
  const text = await readFile(file, 'utf8')
  const renamed = text.replaceAll(from, to).replaceAll(new URL(from).origin, new URL(to).origin)
  if (renamed === text) return false
  await writeFile(file, renamed)
  return true
}
