import { cp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import pMap from 'p-map'
import { writeWorker } from '@/tools/offline/write-worker'

/** Limits memory, but keeps disk and processor busy. */
const FILES_AT_ONCE = 16

const NAMES_IT = /\.(?:html|js)$/

interface Services {
  readonly from: string
  readonly to: string
}

/**
 * Copies a finished export and changes the address of its Pokémon API. The copy equals a new build, except that scripts
 * keep the hashes in their names. Throws if the export doesn't contain the old address.
 */
export async function copyWithService(
  directory: string,
  copy: string,
  { from, to }: Services,
): Promise<void> {
  await rm(copy, { recursive: true, force: true })
  await cp(directory, copy, { recursive: true })
  const files = (await readdir(copy, { recursive: true })).filter((file) => NAMES_IT.test(file))
  const changes = await pMap(files, (file) => rename(join(copy, file), { from, to }), {
    concurrency: FILES_AT_ONCE,
  })
  if (!changes.includes(true)) throw new Error(`${directory} does not call ${from}`)
  await writeWorker(copy)
}

async function rename(file: string, { from, to }: Services): Promise<boolean> {
  const text = await readFile(file, 'utf8')
  const newText = text.replaceAll(from, to).replaceAll(new URL(from).origin, new URL(to).origin)
  if (newText === text) return false
  await writeFile(file, newText)
  return true
}
