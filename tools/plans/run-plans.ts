import { mkdir, readFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { Presets, SingleBar } from 'cli-progress'
import writeFileAtomic from 'write-file-atomic'
import { plansFileSchema } from '@/lib/plans/plans-file'
import { teraTypesOf } from '@/lib/raid/raid'
import type { NamedRaid } from '@/planner/raids/all-raids'
import { type BundledProgram, bundleProgram } from '@/tools/programs/bundle-program'
import { askWorkers } from './in-workers'
import type { PlansOrder } from './plans-order'
import { evenlyMixed, secondsLeft, timeLeftText } from './time-left'

const PROGRESS = 'Plans {bar} {value}/{total}, {duration_formatted} so far, {timeLeft}'

const WORKER = 'planner/worker.ts'

/** What plans are computed by, as one script for worker threads, and a hash of all that decides the plans. */
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
  const outdated = await outdatedRaids(folder, raids, fingerprint)
  if (outdated.length === 0) {
    console.log(`The plans are up to date: of ${raids.length} raids, none is to be searched.`)
    return
  }
  const names = evenlyMixed(outdated, costing).map(({ name }) => name)
  const bar = new SingleBar({ format: PROGRESS }, Presets.shades_classic)
  const took: number[] = []
  const timeLeft = () => {
    const left = names.length - took.length
    return { timeLeft: timeLeftText(secondsLeft({ took, left, threads })) }
  }
  bar.start(names.length, 0, timeLeft())
  try {
    await askWorkers(
      { program: script, inputs: fingerprint, threads },
      names,
      async (name, text, seconds) => {
        await keep(fileOf(folder, name), text)
        took.push(seconds)
        bar.update(took.length, timeLeft())
      },
    )
  } finally {
    bar.stop()
  }
}

// A raid of 6 stars costs more than one of 5, and one with a single Tera type little: in the order of such kinds, evenly mixed,
// the time left can be told from the first ones.
function costing({ id, boss }: NamedRaid): string {
  return `${id.tier} ${teraTypesOf(boss).length}`
}

/** Writes a file of plans, whole or not at all. */
export async function keep(path: string, text: string): Promise<void> {
  await mkdir(dirname(path), { recursive: true })
  await writeFileAtomic(path, `${text}\n`)
}

/** The raids whose file is missing, damaged, or was made from other inputs. */
export async function outdatedRaids(
  folder: string,
  raids: readonly NamedRaid[],
  fingerprint: string,
): Promise<NamedRaid[]> {
  const inputs = await Promise.all(raids.map(({ name }) => inputsOf(fileOf(folder, name))))
  return raids.filter((_, place) => inputs[place] !== fingerprint)
}

/** The path of the plans of a raid. */
export function fileOf(folder: string, name: string): string {
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
