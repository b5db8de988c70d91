import { mkdir, rename, rm, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'

/** Writes a file in one step, and its folder where that is missing: whoever looks sees all of it or what was before. */
export async function writeAtomically(path: string, content: Buffer): Promise<void> {
  const unfinished = `${path}.part`
  await mkdir(dirname(path), { recursive: true })
  try {
    await writeFile(unfinished, content)
    await rename(unfinished, path)
  } catch (error) {
    await rm(unfinished, { force: true })
    throw error
  }
}
