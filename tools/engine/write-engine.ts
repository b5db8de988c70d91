import { readFile } from 'node:fs/promises'
import { gzipSync } from 'node:zlib'
import { build } from 'esbuild'
import writeFileAtomic from 'write-file-atomic'
import { engineData } from './engine-data'

const SOURCE = 'app/_box/worker/battle-engine.ts'

/** The most that the program may have, in bytes as gzip leaves them. */
export const ENGINE_LIMIT = 450e3

/**
 * Writes the program that fights battles in the browser into a file, unless it stands there already: by its age `npm start`
 * tells whether to build. Throws when it is larger than allowed.
 */
export async function writeEngine(file: string): Promise<void> {
  const { outputFiles } = await build({
    entryPoints: [SOURCE],
    bundle: true,
    write: false,
    minify: true,
    format: 'iife',
    target: 'es2022',
    logLevel: 'warning',
    define: { ENGINE_DATA: JSON.stringify(engineData()) },
  })
  const script = outputFiles.map(({ text }) => text).join('')
  const size = gzipSync(script, { level: 9 }).length
  if (size > ENGINE_LIMIT)
    throw new Error(`The battle engine has ${size} bytes, and ${ENGINE_LIMIT} are allowed (both gzipped)`)
  const written = await readFile(file, 'utf8').catch(() => undefined)
  if (written !== script) await writeFileAtomic(file, script)
}
