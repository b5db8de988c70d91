import { createHash } from 'node:crypto'
import { mkdir, readdir, readFile, rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { Presets, SingleBar } from 'cli-progress'
import writeFileAtomic from 'write-file-atomic'
import { bundleProgram } from '@/tools/programs/bundle-program'
import { generateInWorkers } from './in-workers'
import { LISTED_RAIDS } from './listed-raids'

/** What a file of attackers may weigh as hosts send it, in bytes. */
export const SIZE_LIMIT = 12_000

const WORKER = 'tools/attackers/worker.ts'

interface Options {
  /** The folder that becomes the site's root. */
  readonly folder: string
  /** Where finished files are kept from run to run, by the hash of their inputs. */
  readonly cache: string
  readonly threads: number
  /** The paths of the files to make; all where it is not set. */
  readonly only?: readonly string[]
}

/** Sees to it that the files of attackers are there and current: what is kept is copied, the rest generated. */
export async function runAttackers({ folder, cache, threads, only }: Options): Promise<void> {
  // Worker threads run the bundle: tsx does not reach into them on Node 20.
  const { script, fingerprint } = await bundleProgram(WORKER)
  const nameOf = (path: string) =>
    createHash('sha256')
      .update(fingerprint + path)
      .digest('hex')
  const raids = LISTED_RAIDS.filter(({ path }) => !only || only.includes(path)).map(({ path }) => ({
    path,
    kept: join(cache, `${nameOf(path)}.json`),
  }))
  await mkdir(cache, { recursive: true })
  const present = new Set((await readdir(cache)).map((name) => join(cache, name)))
  const missing = raids.filter(({ kept }) => !present.has(kept))
  const bar = new SingleBar({ format: 'Attackers {bar} {value}/{total}' }, Presets.shades_classic)
  bar.start(raids.length, raids.length - missing.length)
  try {
    await generateInWorkers(
      script,
      missing.map(({ path }) => path),
      threads,
      async (path, text) => {
        checkSize(path, text)
        await writeFileAtomic(join(cache, `${nameOf(path)}.json`), text)
        bar.increment()
      },
    )
  } finally {
    bar.stop()
  }
  for (const { path, kept } of raids) await copyWhereDifferent(kept, join(folder, path))
  const current = new Set(raids.map(({ kept }) => kept))
  if (!only) await forget([...present].filter((file) => !current.has(file)))
}

/** Throws when a file would be too heavy for a slow phone. */
export function checkSize(path: string, text: string): void {
  const size = gzipSync(text).length
  if (size > SIZE_LIMIT) throw new Error(`${path} has ${size} bytes gzipped, more than ${SIZE_LIMIT}`)
}

// A file that stays the same keeps its age, by which `npm start` tells whether to build.
async function copyWhereDifferent(from: string, to: string): Promise<void> {
  const content = await readFile(from)
  const present = await readFile(to).catch(() => undefined)
  if (present?.equals(content)) return
  await mkdir(dirname(to), { recursive: true })
  await writeFileAtomic(to, content)
}

async function forget(files: readonly string[]): Promise<void> {
  await Promise.all(files.map((file) => rm(file)))
}
