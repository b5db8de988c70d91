import { readdir, stat } from 'node:fs/promises'
import { join } from 'node:path'

const SOURCES = [
  'app',
  'data',
  'lib',
  'public',
  'servers',
  'tools/engine',
  'tools/export',
  'tools/files',
  'tools/hosts',
  'tools/images',
  'tools/licences',
  'tools/offline',
  'tools/programs',
  'tools/ship-data',
  'instrumentation-client.ts',
  'next.config.mjs',
  'package-lock.json',
]

/**
 * When what an export is made of last changed, in milliseconds since 1970.
 *
 * @param root the project's folder
 */
export async function sourcesChangedAt(root: string): Promise<number> {
  const times = await Promise.all(SOURCES.map((source) => changedAt(root, source)))
  return Math.max(...times)
}

// A folder counts too: its time shows that a file was removed.
async function changedAt(root: string, path: string): Promise<number> {
  const stats = await stat(join(root, path)).catch(() => undefined)
  if (!stats) return 0
  if (!stats.isDirectory()) return stats.mtimeMs
  const names = await readdir(join(root, path))
  const times = await Promise.all(names.map((name) => changedAt(root, `${path}/${name}`)))
  return Math.max(stats.mtimeMs, ...times)
}
