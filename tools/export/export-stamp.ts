import { readdir, readFile, stat, utimes, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

// A dotfile: the project's server and our nginx.conf don't serve it. Others may, so it has only public settings.
const STAMP_FILE = '.export-settings'

/**
 * Records the public settings of an export in a file with the date of its build.
 *
 * @param startedAt when the build began: any source that changed later makes the export outdated
 */
export async function stampExport(
  directory: string,
  startedAt: Date,
  environment: NodeJS.ProcessEnv,
): Promise<void> {
  const file = join(directory, STAMP_FILE)
  await writeFile(file, publicSettings(environment))
  await utimes(file, startedAt, startedAt)
}

/**
 * Returns whether an export is complete, has these public settings, and is newer than its sources.
 *
 * @param sourcesChangedAt in milliseconds since 1970
 */
export async function isUpToDate(
  directory: string,
  sourcesChangedAt: number,
  environment: NodeJS.ProcessEnv,
): Promise<boolean> {
  try {
    const file = join(directory, STAMP_FILE)
    const { mtimeMs } = await stat(file)
    return mtimeMs > sourcesChangedAt && (await readFile(file, 'utf8')) === publicSettings(environment)
  } catch {
    return false
  }
}

// Next writes these into the files that visitors load.
function publicSettings(environment: NodeJS.ProcessEnv): string {
  const settings = Object.entries(environment).filter(
    ([name, value]) => name.startsWith('NEXT_PUBLIC_') && value,
  )
  return settings
    .map(([name, value]) => `${name}=${value}\n`)
    .sort()
    .join('')
}

const SOURCES = [
  'app',
  'battle',
  'data',
  'lib',
  'planner',
  'public',
  'servers',
  'tools/engine',
  'tools/export',
  'tools/hosts',
  'tools/images',
  'tools/licenses',
  'tools/offline',
  'tools/programs',
  'tools/ship-data',
  'instrumentation-client.ts',
  'next.config.mjs',
  'package-lock.json',
]

/**
 * Returns when the sources of an export last changed, in milliseconds since 1970.
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
