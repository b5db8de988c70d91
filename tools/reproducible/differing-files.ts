import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { inParallel } from '@/tools/parallel/in-parallel'

const FILES_AT_ONCE = 16

/** The paths of the files that are not the same in two folders, byte by byte, or are in one of them only; in order. */
export async function differingFiles(one: string, other: string): Promise<string[]> {
  const [first, second] = [await hashesOf(one), await hashesOf(other)]
  const paths = new Set([...first.keys(), ...second.keys()])
  return [...paths].filter((path) => first.get(path) !== second.get(path)).toSorted()
}

async function hashesOf(folder: string): Promise<Map<string, string>> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const files = entries
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name))
  const hashes = await inParallel(files, FILES_AT_ONCE, async (file) => {
    const hash = createHash('sha256').update(await readFile(file))
    return [file.slice(folder.length + 1), hash.digest('hex')] as const
  })
  return new Map(hashes)
}
