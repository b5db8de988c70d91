import { readFile } from 'node:fs/promises'
import { plansFileSchema } from '@/lib/plans/plans-file'
import type { NamedRaid } from '@/planner/raids/all-raids'
import { type BundledProgram, bundleProgram } from '@/tools/programs/bundle-program'
import { fileOf } from './kept-files'
import type { PlansOrder } from './plans-order'
import { searchRaids } from './search-raids'

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
  program: BundledProgram,
): Promise<void> {
  const outdated = await outdatedRaids(folder, raids, program.fingerprint)
  if (outdated.length === 0) {
    console.log(`The plans are up to date: of ${raids.length} raids, none is to be searched.`)
    return
  }
  await searchRaids({ what: 'Plans', folder, raids: outdated, threads }, program)
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

// Undefined for a file that is missing or damaged.
async function inputsOf(path: string): Promise<string | undefined> {
  try {
    return plansFileSchema.safeParse(JSON.parse(await readFile(path, 'utf8'))).data?.inputs
  } catch {
    return undefined
  }
}
