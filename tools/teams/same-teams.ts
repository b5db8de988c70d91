import { readFile } from 'node:fs/promises'
import { parseTeamsFile, type TeamsFile } from '@/data/teams/schema'
import type { NamedRaid } from '@/planner/raids/all-raids'
import { raidsNamed } from '@/planner/raids/raids-named'
import { teamInputs } from '@/planner/teams/team-inputs'
import { fileOf } from '@/tools/plans/kept-files'
import type { PlansOrder } from '@/tools/plans/plans-order'
import { renewSameFiles } from '@/tools/plans/same-files'
import type { BundledProgram } from '@/tools/programs/bundle-program'
import { programBefore } from './program-before'

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
 * Gives kept teams the fingerprint of a program that was changed, but finds the same: see `renewSameFiles`. Only files by the program
 * before whose plans are as they were are renewed; the others are named, since they are to be searched. Rejects, and changes
 * nothing, when a file of the sample comes out otherwise, when none of them is by the program before, or when it is not known
 * which that was.
 *
 * @param sample raids of the order
 */
export async function stampSameTeams(
  { folder, raids, threads }: PlansOrder,
  sample: readonly NamedRaid[],
  program: BundledProgram,
): Promise<void> {
  const before = await programBefore(folder)
  if (before === undefined)
    throw new Error('It is not known which program made the teams. Make them again by npm run teams')
  const renewed = new Map<string, string>()
  const left: string[] = []
  for (const raid of raids) {
    const file = await readTeams(folder, raid)
    const inputs = await teamInputs(raid, program.fingerprint)
    if (file?.inputs === inputs) continue
    if (file?.inputs === (await teamInputs(raid, before)))
      renewed.set(raid.name, JSON.stringify({ ...file, inputs }))
    else left.push(raid.name)
  }
  await renewSameFiles(
    { what: 'teams', folder, threads, renewed, sample: sample.map(({ name }) => name) },
    program,
  )
  if (left.length > 0)
    console.log(`Without teams by the plans of now, to be searched by npm run teams: ${left.join(', ')}`)
}

async function readTeams(folder: string, { name }: NamedRaid): Promise<TeamsFile | undefined> {
  const text = await readFile(fileOf(folder, name), 'utf8').catch(() => '')
  return parseTeamsFile(text)
}
