import { cp, readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'

/**
 * Copies the files of plans to where the site serves them, and deletes there what no longer belongs. The copies are as old
 * as the files, by which `npm start` tells whether to build. Throws when there are no files of plans.
 *
 * @param from the folder of the files
 * @param to the folder below the site's root
 */
export async function publishPlans(from: string, to: string): Promise<void> {
  const files = new Set(await readdir(from, { recursive: true }))
  const published = await readdir(to, { recursive: true }).catch(() => [])
  const surplus = published.filter((file) => !files.has(file))
  await Promise.all(surplus.map((file) => rm(join(to, file), { recursive: true, force: true })))
  await cp(from, to, { recursive: true, preserveTimestamps: true })
}
