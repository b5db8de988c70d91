import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { build } from 'esbuild'
import * as z from 'zod/mini'

const PROGRAM = 'tools/attackers/worker.ts'
const PACKAGES = ['@pkmn/data', '@pkmn/dex', '@smogon/calc']

const packageSchema = z.object({ version: z.string() })

/**
 * The program of a worker thread with all that it imports of this project, data included, as one script.
 * It is bundled because tsx does not reach into worker threads on Node 20.
 */
export async function workerProgram(): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [PROGRAM],
    bundle: true,
    write: false,
    format: 'cjs',
    platform: 'node',
    packages: 'external',
  })
  return outputFiles.map(({ text }) => text).join('')
}

/**
 * Names what a program answers to each path: a hash of all that decides the answer, which is the program, data and
 * rules in it, and the packages that it takes its figures from.
 */
export async function answerNames(program: string): Promise<(path: string) => string> {
  const versions = await Promise.all(PACKAGES.map(versionOf))
  const inputs = hash(JSON.stringify([program, versions]))
  return (path) => hash(inputs + path)
}

function hash(text: string): string {
  return createHash('sha256').update(text).digest('hex')
}

async function versionOf(name: string): Promise<string> {
  const text = await readFile(join('node_modules', name, 'package.json'), 'utf8')
  return packageSchema.parse(JSON.parse(text)).version
}
