import { mkdir, readdir, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'

/** Makes a folder, or empties it. */
export async function emptyFolder(folder: string): Promise<void> {
  await rm(folder, { recursive: true, force: true })
  await mkdir(folder, { recursive: true })
}

/** Moves the files of a folder into another of the same disk, where they take the place of those with their names. */
export async function moveFiles(from: string, to: string): Promise<void> {
  await mkdir(to, { recursive: true })
  for (const name of await readdir(from)) await rename(join(from, name), join(to, name))
}
