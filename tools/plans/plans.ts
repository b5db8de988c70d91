import { plansFileSchema } from '@/data/plans/schema'
import type { NamedRaid } from '@/planner/raids/all-raids'
import { raidsNamed, SAMPLE_RAIDS } from '@/planner/raids/raids-named'
import { type FileKind, readRaidFile } from './raid-files'

export const PLANS: FileKind = {
  name: 'plans',
  worker: 'planner/worker.ts',
  parse: (text) => plansFileSchema.parse(JSON.parse(text)),
  inputsBy: (fingerprint) => fingerprint,
  programBefore: onlyOtherProgram,
}

// Bosses whose battles differ from most: Ditto becomes its foe, Minior changes its form at half its HP, Torkoal brings
// sun, Brambleghast drains HP and brings terrain.
const ODD_RAIDS = ['5/Paldea/Ditto', '5/Terarium/Minior', '6/Paldea/Torkoal', '5/Paldea/Brambleghast']

// Event raids: one with a second move, an item and a long timer, one with a single Tera type, and one with an unknown
// script.
const EVENT_RAIDS = ['7/Event/Mewtwo', '5/Event/Walking Wake', '7/Event/Annihilape']

/**
 * Raids of all tiers and regions, with every kind of scripted action, so that a change of any plans likely changes
 * theirs.
 */
export const SPREAD_RAIDS: readonly NamedRaid[] = [
  ...SAMPLE_RAIDS.map(({ raid }) => raid),
  ...[...ODD_RAIDS, ...EVENT_RAIDS].flatMap(raidsNamed),
]

// Rejects if a file is missing or damaged, or if several programs made the outdated files: a sample then proves
// nothing.
async function onlyOtherProgram(
  folder: string,
  raids: readonly NamedRaid[],
  fingerprint: string,
): Promise<string> {
  const files = await Promise.all(raids.map((raid) => readRaidFile(PLANS, folder, raid)))
  const damagedRaid = raids.find((_, index) => !files[index])
  if (damagedRaid)
    throw new Error(`The plans of ${damagedRaid.name} are missing or damaged. Run npm run plans`)
  const inputs = new Set(files.flatMap((file) => file?.inputs ?? []))
  inputs.delete(fingerprint)
  if (inputs.size > 1)
    throw new Error(`The plans were made from ${inputs.size} other inputs. Run npm run plans`)
  const [before = fingerprint] = inputs
  return before
}
