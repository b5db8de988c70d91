import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { build } from 'esbuild'
import * as z from 'zod'
import { parseRecords } from '@/data/parse-records'

export interface BundledProgram {
  readonly script: string
  /**
   * A hash of everything that affects the program's results: its code, its imported data, and the versions of packages.
   * The same on every machine.
   */
  readonly fingerprint: string
}

const packageSchema = z.object({ version: z.string() })

/**
 * Bundles a program with its imports from this project, including data. Packages stay external.
 *
 * @param entryPoint path in the project's folder
 */
export async function bundleProgram(entryPoint: string): Promise<BundledProgram> {
  const { outputFiles, metafile } = await build({
    entryPoints: [entryPoint],
    bundle: true,
    write: false,
    metafile: true,
    format: 'cjs',
    platform: 'node',
    packages: 'external',
    // Names and comments don't affect results, so the fingerprint must not depend on them.
    minify: true,
    // Tools that can also run unbundled check `import.meta`.
    logOverride: { 'empty-import-meta': 'silent' },
  })
  const script = outputFiles.map(({ text }) => text).join('')
  const importedPaths = Object.values(metafile.outputs).flatMap(({ imports }) =>
    imports.map(({ path }) => path),
  )
  const versions = await Promise.all(packagesOf(importedPaths).map(versionOf))
  const fingerprint = createHash('sha256')
    .update(JSON.stringify([script, versions]))
    .digest('hex')
  return { script, fingerprint }
}

function packagesOf(paths: readonly string[]): string[] {
  const external = paths.filter((path) => !path.startsWith('node:'))
  const names = external.map((path) =>
    path
      .split('/')
      .slice(0, path.startsWith('@') ? 2 : 1)
      .join('/'),
  )
  return [...new Set(names)].sort()
}

async function versionOf(name: string): Promise<string> {
  const path = join('node_modules', name, 'package.json')
  const { version } = parseRecords(path, packageSchema, JSON.parse(await readFile(path, 'utf8')))
  return `${name}@${version}`
}
