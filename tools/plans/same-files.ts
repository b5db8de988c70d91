import type { NamedRaid } from '@/planner/raids/all-raids'
import type { BundledProgram } from '@/tools/programs/bundle-program'
import { askWorkers } from './in-workers'
import type { PlansRequest } from './plans-order'
import { type FileKind, fileOf, keep, readRaidFile } from './raid-files'

/**
 * Updates the `inputs` of files after a change of the program that doesn't change its results. To prove this, searches
 * a sample again in memory and compares. Only updates files of the previous program, and names the other files, which
 * need a search. Rejects, and writes nothing, if a file of the sample differs, if no file is of the previous program,
 * or if that program is unknown.
 *
 * @param sample raids of the order
 */
export async function renewSameFiles(
  kind: FileKind,
  order: PlansRequest,
  sample: readonly NamedRaid[],
  program: BundledProgram,
): Promise<void> {
  const { renewed, left: outdatedNames } = await renewedFiles(kind, order, program.fingerprint)
  if (renewed.size === 0) console.log(`No file of ${kind.name} needs a new fingerprint.`)
  else await renewProvenFiles(kind, order, renewed, sample, program)
  if (outdatedNames.length > 0) console.log(`Run npm run ${kind.name} for: ${outdatedNames.join(', ')}`)
}

/**
 * Returns the text with new inputs of each file of the previous program, by raid, and the names of raids with other
 * outdated files.
 */
async function renewedFiles(kind: FileKind, { folder, raids }: PlansRequest, fingerprint: string) {
  const before = await kind.programBefore(folder, raids, fingerprint)
  const renewed = new Map<string, string>()
  const outdatedNames: string[] = []
  for (const raid of raids) {
    const file = await readRaidFile(kind, folder, raid)
    const inputs = await kind.inputsBy(fingerprint, raid)
    if (file?.inputs === inputs) continue
    if (file?.inputs === (await kind.inputsBy(before, raid)))
      renewed.set(raid.name, JSON.stringify({ ...file, inputs }))
    else outdatedNames.push(raid.name)
  }
  return { renewed, left: outdatedNames }
}

// Skips raids of the sample whose file isn't outdated: results of the current program prove nothing.
async function renewProvenFiles(
  { name: command }: FileKind,
  { folder, threads }: PlansRequest,
  renewed: ReadonlyMap<string, string>,
  sample: readonly NamedRaid[],
  { script, fingerprint }: BundledProgram,
): Promise<void> {
  const names = sample.map(({ name }) => name).filter((name) => renewed.has(name))
  if (names.length === 0)
    throw new Error(`Wrote nothing: the previous program made no ${command} of the sample`)
  const differing: string[] = []
  await askWorkers({ program: script, inputs: fingerprint, threads }, names, async (name, text, seconds) => {
    const isSame = renewed.get(name) === text
    if (!isSame) differing.push(name)
    console.log(`${name}: ${isSame ? 'the same' : `different ${command}`}, ${seconds.toFixed(1)} s`)
  })
  if (differing.length > 0)
    throw new Error(`Wrote nothing: the ${command} changed for ${differing.join(', ')}`)
  // Write the sample last, so that an interrupted run can be proved again.
  const unsampled = [...renewed.keys()].filter((name) => !names.includes(name))
  for (const name of [...unsampled, ...names]) await keep(fileOf(folder, name), renewed.get(name) ?? '')
  console.log(
    `${names.length} raids have the same ${command}; ${renewed.size} files have the new fingerprint.`,
  )
}
