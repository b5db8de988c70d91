import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import pMap from 'p-map'

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
  const hashes = await pMap(
    files,
    async (file) => {
      const hash = createHash('sha256').update(await readFile(file))
      return [file.slice(folder.length + 1), hash.digest('hex')] as const
    },
    { concurrency: FILES_AT_ONCE },
  )
  return new Map(hashes)
}
