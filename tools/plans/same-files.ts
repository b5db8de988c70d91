import type { BundledProgram } from '@/tools/programs/bundle-program'
import { askWorkers } from './in-workers'
import { fileOf, keep } from './raid-files'

/** Kept files of raids that a program which was changed may make as they are. */
interface Renewal {
  /** What the files hold, and the command that makes them: `plans`. */
  readonly what: string
  readonly folder: string
  readonly threads: number
  /** By the name of its raid, the text of each file that is to be renewed: with the new inputs, and nothing else new. */
  readonly renewed: ReadonlyMap<string, string>
  /** Names of raids. Those without a file to be renewed are left out: what the program itself has made proves nothing. */
  readonly sample: readonly string[]
}

/**
 * Renews kept files by a program that was changed, but makes the same: a sample of them is computed anew, and compared with what
 * is kept. Rejects, and writes nothing, when one comes out otherwise, or when no file that is to be renewed is of the sample.
 */
export async function renewSameFiles(
  { what, folder, threads, renewed, sample }: Renewal,
  { script, fingerprint }: BundledProgram,
): Promise<void> {
  if (renewed.size === 0) {
    console.log(`No file of ${what} is to be renewed.`)
    return
  }
  const names = sample.filter((name) => renewed.has(name))
  if (names.length === 0)
    throw new Error(`Nothing was written: no ${what} of the sample were made by the program before`)
  const differing: string[] = []
  await askWorkers({ program: script, inputs: fingerprint, threads }, names, async (name, text, seconds) => {
    const isSame = renewed.get(name) === text
    if (!isSame) differing.push(name)
    console.log(`${name}: ${isSame ? 'the same' : `other ${what}`}, ${seconds.toFixed(1)} s`)
  })
  if (differing.length > 0)
    throw new Error(`Nothing was written: the ${what} of ${differing.join(', ')} are others now`)
  // The sample comes last, so that a run that was ended can be proved again.
  const rest = [...renewed.keys()].filter((name) => !names.includes(name))
  for (const name of [...rest, ...names]) await keep(fileOf(folder, name), renewed.get(name) ?? '')
  console.log(`${names.length} raids have the same ${what}; ${renewed.size} files have the new fingerprint.`)
}
