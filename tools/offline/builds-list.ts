import { existsSync } from 'node:fs'
import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import pMap from 'p-map'
import { PLANS_FOLDER } from '@/lib/plans/plans-folder'
import { namedFile, type PrecachedFile } from './precached-file'

/** How many files are read at once. */
const AT_ONCE = 8

/** The files of builds in a finished export, one for each boss, in the order of the alphabet. None where it has no folder of them. */
export async function buildsList(directory: string): Promise<PrecachedFile[]> {
  const folder = join(directory, PLANS_FOLDER)
  if (!existsSync(folder)) return []
  const names = await readdir(folder, { recursive: true })
  const paths = names
    .filter((name) => name.endsWith('.json'))
    .map((name) => join(PLANS_FOLDER, name).slice(1))
  return pMap(paths.sort(), (path) => namedFile(directory, path), { concurrency: AT_ONCE })
}
