import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { build } from 'esbuild'
import * as z from 'zod'
import { parseRecords } from '@/data/parse-records'

/** A program of this project as one script. */
export interface BundledProgram {
  readonly script: string
  /**
   * A hash of all that decides what the program makes: its code and the data that it imports, and the versions of the
   * packages. The same inputs give the same hash on every machine.
   */
  readonly fingerprint: string
}

const packageSchema = z.object({ version: z.string() })

/**
 * Bundles a program with all that it imports of this project, data included. What it imports of packages stays outside.
 *
 * @param entryPoint its path below the project's folder
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
    // Names and comments make nothing: the fingerprint is that of the program without them.
    minify: true,
    // Whether it is a module is asked by tools that run it as it is.
    logOverride: { 'empty-import-meta': 'silent' },
  })
  const script = outputFiles.map(({ text }) => text).join('')
  const imported = Object.values(metafile.outputs).flatMap(({ imports }) => imports.map(({ path }) => path))
  const versions = await Promise.all(packagesOf(imported).map(versionOf))
  const fingerprint = createHash('sha256')
    .update(JSON.stringify([script, versions]))
    .digest('hex')
  return { script, fingerprint }
}

/** The names of the packages among imported paths, each once, in alphabetical order. */
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
