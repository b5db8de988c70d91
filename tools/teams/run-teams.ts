import { readFile } from 'node:fs/promises'
import { parseTeamsFile } from '@/data/four/teams-file'
import type { NamedRaid } from '@/planner/raids/all-raids'
import { teamInputs } from '@/planner/teams/team-inputs'
import { fileOf } from '@/tools/plans/kept-files'
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
  if (outdated.length === 0) {
    console.log(`The teams are up to date: of ${raids.length} raids, none is to be searched.`)
    return
  }
  await searchRaids({ what: 'Teams', folder, raids: outdated, threads }, program)
}

/** The raids whose file of teams is missing, damaged, or was made from other inputs. */
export async function outdatedTeams(
  folder: string,
  raids: readonly NamedRaid[],
  fingerprint: string,
): Promise<readonly NamedRaid[]> {
  const isCurrent = await Promise.all(
    raids.map(
      async (raid) => (await inputsOf(fileOf(folder, raid.name))) === (await teamInputs(raid, fingerprint)),
    ),
  )
  return raids.filter((_, place) => !isCurrent[place])
}

// Undefined for a file that is missing or damaged.
async function inputsOf(path: string): Promise<string | undefined> {
  try {
    return parseTeamsFile(await readFile(path, 'utf8'))?.inputs
  } catch {
    return undefined
  }
}
