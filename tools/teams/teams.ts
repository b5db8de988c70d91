import { readFile } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import { madeBySchema, teamsFileSchema } from '@/data/teams/schema'
import type { NamedRaid } from '@/planner/raids/all-raids'
import { raidsNamed } from '@/planner/raids/raids-named'
import { teamInputs } from '@/planner/teams/team-inputs'
import { type FileKind, keep, outdatedRaids } from '@/tools/plans/raid-files'

export const TEAMS: FileKind = {
  name: 'teams',
  worker: 'planner/teams/worker.ts',
  parse: (text) => teamsFileSchema.parse(JSON.parse(text)),
  inputsBy: (fingerprint, raid) => teamInputs(raid, fingerprint),
  async programBefore(folder) {
    const before = await recordedProgram(folder)
    if (before !== undefined) return before
    throw new Error('No record shows which program made the teams. Run npm run teams')
  },
}

// Raids that fast teams reliably win. In other raids the search for teams that outlast the boss is slow.
const STRUCK_RAIDS = ['Dondozo', 'Garchomp', 'Iron Valiant', 'Magikarp', 'Serperior', 'Swampert']

/**
 * Raids of both tiers with teams that the search finds quickly, so that a change of any teams likely changes theirs.
 * The 6★ raid has all Tera types and takes longest, so it comes first.
 */
export const QUICK_RAIDS: readonly NamedRaid[] = [
  '6/Paldea/Espeon',
  ...STRUCK_RAIDS.map((boss) => `7/Event/${boss}`),
].flatMap(raidsNamed)

/**
 * Returns the fingerprint of the program that made the teams of a folder; `undefined` if its record is missing or
 * damaged. The record is in `data/made-by`, because the `inputs` of a file also depend on the plans.
 */
export async function recordedProgram(folder: string): Promise<string | undefined> {
  try {
    return madeBySchema.parse(JSON.parse(await readFile(recordOf(folder), 'utf8'))).fingerprint
  } catch {
    return undefined
  }
}

/**
 * Records the fingerprint of the current program for a folder's teams. Does nothing while a file is of the previous
 * program, because `--same` needs the fingerprint of that program to recognize the file.
 *
 * @param raids all raids with a file in the folder
 */
export async function recordProgram(
  folder: string,
  raids: readonly NamedRaid[],
  fingerprint: string,
): Promise<void> {
  const before = await recordedProgram(folder)
  const olderRaids = before === undefined ? raids : await outdatedRaids(TEAMS, folder, raids, before)
  if (olderRaids.length === raids.length)
    await keep(recordOf(folder), JSON.stringify({ fingerprint }, undefined, 2))
}

function recordOf(folder: string): string {
  return join(dirname(folder), 'made-by', `${basename(folder)}.json`)
}
