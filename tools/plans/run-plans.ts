import { plansFileSchema } from '@/data/plans/schema'
import type { NamedRaid } from '@/planner/raids/all-raids'
import { type BundledProgram, bundleProgram } from '@/tools/programs/bundle-program'
import { outdatedFiles } from './outdated-files'
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
  await searchRaids({ what: 'Plans', folder, raids: outdated, of: raids.length, threads }, program)
}

/** The raids whose file of plans is missing, damaged, or was made from other inputs. */
export function outdatedRaids(
  folder: string,
  raids: readonly NamedRaid[],
  fingerprint: string,
): Promise<NamedRaid[]> {
  return outdatedFiles(folder, raids, {
    ofText: (text) => plansFileSchema.parse(JSON.parse(text)).inputs,
    ofRaid: () => fingerprint,
  })
}
