import { readFile } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import { madeBySchema, teamsFileSchema } from '@/data/teams/schema'
import type { NamedRaid } from '@/planner/raids/all-raids'
import { raidsNamed } from '@/planner/raids/raids-named'
import { teamInputs } from '@/planner/teams/team-inputs'
import { type FileKind, keep, outdatedRaids } from '@/tools/plans/raid-files'

/** The teams of four against each raid: `data/teams`. */
export const TEAMS: FileKind = {
  name: 'teams',
  worker: 'planner/teams/worker.ts',
  parse: (text) => teamsFileSchema.parse(JSON.parse(text)),
  inputsBy: (fingerprint, raid) => teamInputs(raid, fingerprint),
  async programBefore(folder) {
    const before = await recordedProgram(folder)
    if (before !== undefined) return before
    throw new Error('It is not known which program made the teams. Make them again by npm run teams')
  },
}

// Raids that a strike surely wins, since the search for those who outlast a boss takes up to a minute; that of 6 stars with each
// Tera type.
const STRUCK_RAIDS = ['Dondozo', 'Garchomp', 'Iron Valiant', 'Magikarp', 'Serperior', 'Swampert']

/**
 * Raids of both tiers that have teams, whose teams are found soon: what changes any teams likely changes theirs. The one of 6 stars
 * has all Tera types and takes as long as the others together, so it comes first.
 */
export const QUICK_RAIDS: readonly NamedRaid[] = [
  '6/Paldea/Espeon',
  ...STRUCK_RAIDS.map((boss) => `7/Event/${boss}`),
].flatMap(raidsNamed)

/**
 * Returns the fingerprint of the program that made the teams of a folder. The `inputs` of a file mix it with the plans, so it has
 * a record next to the folder, in `data/made-by`. Undefined where that record is missing or damaged.
 */
export async function recordedProgram(folder: string): Promise<string | undefined> {
  try {
    return madeBySchema.parse(JSON.parse(await readFile(recordOf(folder), 'utf8'))).fingerprint
  } catch {
    return undefined
  }
}

/**
 * Records the fingerprint of the program of now for a folder's teams, unless a file is still by the program before: `--same` can
 * vouch for that file only while its program is known.
 *
 * @param raids all that the folder has files of
 */
export async function recordProgram(
  folder: string,
  raids: readonly NamedRaid[],
  fingerprint: string,
): Promise<void> {
  const before = await recordedProgram(folder)
  const others = before === undefined ? raids : await outdatedRaids(TEAMS, folder, raids, before)
  if (others.length === raids.length)
    await keep(recordOf(folder), JSON.stringify({ fingerprint }, undefined, 2))
}

// Not within the folder, which is published as it is.
function recordOf(folder: string): string {
  return join(dirname(folder), 'made-by', `${basename(folder)}.json`)
}
