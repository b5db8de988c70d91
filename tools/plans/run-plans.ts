import { mkdir, readFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { Presets, SingleBar } from 'cli-progress'
import writeFileAtomic from 'write-file-atomic'
import { plansFileSchema } from '@/lib/plans/plans-file'
import { type BundledProgram, bundleProgram } from '@/tools/programs/bundle-program'
import { askWorkers } from './in-workers'
import type { ListedRaid } from './listed-raids'
import type { PlansOrder } from './plans-order'

const WORKER = 'tools/plans/worker.ts'

/** What plans are computed by, as one script for worker threads, and a hash of all that decides what they come to. */
export function plansProgram(): Promise<BundledProgram> {
  // Worker threads run the bundle: tsx does not reach into them on Node 20.
  return bundleProgram(WORKER)
}

/**
 * Computes the plans of the raids whose file is missing, damaged, or was made from other inputs. What is finished stays: a
 * run that was ended goes on where it was. Rejects when a worker thread fails.
 */
export async function runPlans(
  { folder, raids, threads }: PlansOrder,
  { script, fingerprint }: BundledProgram,
): Promise<void> {
  const names = (await outdatedRaids(folder, raids, fingerprint)).map(({ name }) => name)
  const bar = progressBar()
  bar.start(names.length, 0)
  try {
    await askWorkers({ program: script, inputs: fingerprint, threads }, names, async (name, text) => {
      await keep(fileOf(folder, name), text)
      bar.increment()
    })
  } finally {
    bar.stop()
  }
}

function progressBar(): SingleBar {
  const format = 'Plans {bar} {value}/{total}, {duration_formatted} so far, {eta_formatted} left'
  return new SingleBar({ format, etaBuffer: 20 }, Presets.shades_classic)
}

async function keep(path: string, text: string): Promise<void> {
  await mkdir(dirname(path), { recursive: true })
  await writeFileAtomic(path, `${text}\n`)
}

/** The raids whose file is missing, damaged, or was made from other inputs. */
export async function outdatedRaids(
  folder: string,
  raids: readonly ListedRaid[],
  fingerprint: string,
): Promise<ListedRaid[]> {
  const inputs = await Promise.all(raids.map(({ name }) => inputsOf(fileOf(folder, name))))
  return raids.filter((_, place) => inputs[place] !== fingerprint)
}

function fileOf(folder: string, name: string): string {
  return join(folder, `${name}.json`)
}

// Undefined for a file that is missing or damaged.
async function inputsOf(path: string): Promise<string | undefined> {
  try {
    return plansFileSchema.safeParse(JSON.parse(await readFile(path, 'utf8'))).data?.inputs
  } catch {
    return undefined
  }
}
