import { readFile } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import { madeBySchema } from '@/data/teams/schema'
import type { NamedRaid } from '@/planner/raids/all-raids'
import { keep } from '@/tools/plans/kept-files'
import { outdatedTeams } from './run-teams'

/**
 * The fingerprint of the program that made the teams of a folder. In the `inputs` of a file it cannot be told from the plans, so it
 * is kept beside the folder, in `data/made-by`. Undefined where that record is missing or damaged.
 */
export async function programBefore(folder: string): Promise<string | undefined> {
  try {
    return madeBySchema.parse(JSON.parse(await readFile(recordOf(folder), 'utf8'))).fingerprint
  } catch {
    return undefined
  }
}

/**
 * Keeps the fingerprint of the program of now as that of a folder's teams, unless a file is still by the program before: that one
 * can be vouched for only while its program is known.
 *
 * @param raids all that the folder has files of
 */
export async function keepProgram(
  folder: string,
  raids: readonly NamedRaid[],
  fingerprint: string,
): Promise<void> {
  const before = await programBefore(folder)
  const others = before === undefined ? raids : await outdatedTeams(folder, raids, before)
  if (others.length === raids.length)
    await keep(recordOf(folder), JSON.stringify({ fingerprint }, undefined, 2))
}

// Not within the folder, which is published as it is.
function recordOf(folder: string): string {
  return join(dirname(folder), 'made-by', `${basename(folder)}.json`)
}
