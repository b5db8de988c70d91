import { cp, readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'

/**
 * Copies the files of plans or of teams to where the site serves them, and deletes there what no longer belongs. Their schema
 * isn't copied. The copies are as old as the files, and what is there already is left alone, folders included: by their age
 * `npm start` tells whether to build.
 * Throws when there are none.
 *
 * @param from the folder of the files
 * @param to the folder below the site's root
 */
export async function publishPlans(from: string, to: string): Promise<void> {
  const files = new Set((await readdir(from, { recursive: true })).filter(isPublished))
  const published = await readdir(to, { recursive: true }).catch(() => [])
  const surplus = published.filter((file) => !files.has(file))
  await Promise.all(surplus.map((file) => rm(join(to, file), { recursive: true, force: true })))
  await cp(from, to, {
    recursive: true,
    preserveTimestamps: true,
    filter: (file, copy) => isPublished(file) && isOutdated(file, copy),
  })
}

function isPublished(file: string): boolean {
  return !file.endsWith('.ts')
}

async function isOutdated(file: string, copy: string): Promise<boolean> {
  const [original, copied] = await Promise.all([stat(file), stat(copy).catch(() => undefined)])
  if (original.isDirectory() || original.size !== copied?.size) return true
  // A copy's time lacks the last digits.
  return Math.abs(original.mtimeMs - copied.mtimeMs) >= 1
}
