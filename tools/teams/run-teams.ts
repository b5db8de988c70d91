import { parseTeamsFile } from '@/data/teams/schema'
import type { NamedRaid } from '@/planner/raids/all-raids'
import { teamInputs } from '@/planner/teams/team-inputs'
import { outdatedFiles } from '@/tools/plans/outdated-files'
import type { PlansOrder } from '@/tools/plans/plans-order'
import { searchRaids } from '@/tools/plans/search-raids'
import { type BundledProgram, bundleProgram } from '@/tools/programs/bundle-program'

const WORKER = 'planner/teams/worker.ts'

/** What teams are searched by, as one script for worker threads, and a hash of all but the plans that decides the teams. */
export function teamsProgram(): Promise<BundledProgram> {
  return bundleProgram(WORKER)
}

/**
 * Searches the teams of the raids whose file is missing, damaged, or was made from other inputs. What is finished stays: a run
 * that was ended goes on where it was. Rejects when a worker thread fails, or where a raid has no plans.
 */
export async function runTeams(
  { folder, raids, threads }: PlansOrder,
  program: BundledProgram,
): Promise<void> {
  const outdated = await outdatedTeams(folder, raids, program.fingerprint)
  await searchRaids({ what: 'Teams', folder, raids: outdated, of: raids.length, threads }, program)
}

/** The raids whose file of teams is missing, damaged, or was made from other inputs. */
export function outdatedTeams(
  folder: string,
  raids: readonly NamedRaid[],
  fingerprint: string,
): Promise<NamedRaid[]> {
  return outdatedFiles(folder, raids, {
    ofText: (text) => parseTeamsFile(text)?.inputs,
    ofRaid: (raid) => teamInputs(raid, fingerprint),
  })
}
