import { readFile } from 'node:fs/promises'
import { parseRecords } from '@/data/parse-records'
import { type PlansFile, plansFileSchema } from '@/data/plans/schema'
import type { NamedRaid } from '@/planner/raids/all-raids'
import { raidsNamed, SAMPLE_RAIDS } from '@/planner/raids/raids-named'
import type { BundledProgram } from '@/tools/programs/bundle-program'
import { fileOf } from './kept-files'
import type { PlansOrder } from './plans-order'
import { renewSameFiles } from './same-files'

// Bosses whose battles run otherwise than those of most: one that becomes its foe, one that changes its form at half its HP,
// one that brings sun, one that drains and brings terrain.
const ODD_RAIDS = ['5/Paldea/Ditto', '5/Terarium/Minior', '6/Paldea/Torkoal', '5/Paldea/Brambleghast']

// By event: one with a second move, an item and 900 seconds, one with a single Tera type, and one whose script nobody has read.
const EVENT_RAIDS = ['7/Event/Mewtwo', '5/Event/Walking Wake', '7/Event/Annihilape']

/** Raids of all tiers and regions, with every kind of scripted action: what changes any plans likely changes theirs. */
export const SPREAD_RAIDS: readonly NamedRaid[] = [
  ...SAMPLE_RAIDS.map(({ raid }) => raid),
  ...[...ODD_RAIDS, ...EVENT_RAIDS].flatMap(raidsNamed),
]

/** The text of a file of plans with another fingerprint in it. */
function stamped(file: PlansFile, fingerprint: string): string {
  return JSON.stringify({ ...file, inputs: fingerprint })
}

/**
 * Gives kept plans the fingerprint of a program that was changed, but makes the same: see `renewSameFiles`. Rejects, and changes
 * nothing, when a file of the sample comes out otherwise, when a file is missing or damaged, or when the files were made from
 * several other inputs: then a sample proves nothing about the rest.
 *
 * @param sample raids of the order
 */
export async function stampSamePlans(
  { folder, raids, threads }: PlansOrder,
  sample: readonly NamedRaid[],
  program: BundledProgram,
): Promise<void> {
  const files = await Promise.all(
    raids.map(async ({ name }) => [name, await readPlans(folder, name)] as const),
  )
  const outdated = files.filter(([, { inputs }]) => inputs !== program.fingerprint)
  const others = new Set(outdated.map(([, { inputs }]) => inputs))
  if (others.size > 1)
    throw new Error(`The plans were made from ${others.size} other inputs. Make them again by npm run plans`)
  const renewed = new Map(outdated.map(([name, file]) => [name, stamped(file, program.fingerprint)]))
  await renewSameFiles(
    { what: 'plans', folder, threads, renewed, sample: sample.map(({ name }) => name) },
    program,
  )
}

async function readPlans(folder: string, name: string): Promise<PlansFile> {
  try {
    const file = fileOf(folder, name)
    return parseRecords(file, plansFileSchema, JSON.parse(await readFile(file, 'utf8')))
  } catch (cause) {
    throw new Error(`The plans of ${name} are missing or damaged. Make them by npm run plans`, { cause })
  }
}
