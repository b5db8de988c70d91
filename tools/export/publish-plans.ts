import { cp, readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'

/**
 * Copies the files of plans or teams to the folder that the site serves, without their schema, and deletes obsolete
 * files there. Copies keep the time of their file, and current copies stay untouched: `npm start` decides by their age
 * whether to build. Throws if there are no files.
 *
 * @param from the folder of the files
 * @param to the folder below the site's root
 */
export async function publishPlans(from: string, to: string): Promise<void> {
  const files = new Set((await readdir(from, { recursive: true })).filter(isPublished))
  const existing = await readdir(to, { recursive: true }).catch(() => [])
  const surplus = existing.filter((file) => !files.has(file))
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
