import { Presets, SingleBar } from 'cli-progress'
import { teraTypesOf } from '@/lib/raid/raid'
import type { NamedRaid } from '@/planner/raids/all-raids'
import type { BundledProgram } from '@/tools/programs/bundle-program'
import { askWorkers } from './in-workers'
import { fileOf, keep } from './raid-files'
import { evenlyMixed, secondsLeft, timeLeftText } from './time-left'

/** Raids whose files are to be made. */
interface RaidSearch {
  /** What is made, for the progress: `Plans`. */
  readonly what: string
  readonly folder: string
  /** Those whose file is out of date. */
  readonly raids: readonly NamedRaid[]
  /** Of how many raids these are. */
  readonly of: number
  readonly threads: number
}

/**
 * Lets worker threads make the file of each raid, and shows how far they are; says so where there is none to make. What is
 * finished stays. Rejects when a thread fails.
 */
export async function searchRaids(
  { what, folder, raids, of, threads }: RaidSearch,
  { script, fingerprint }: BundledProgram,
): Promise<void> {
  if (raids.length === 0) {
    console.log(`The ${what.toLowerCase()} are up to date: of ${of} raids, none is to be searched.`)
    return
  }
  const names = evenlyMixed(raids, costing).map(({ name }) => name)
  const format = `${what} {bar} {value}/{total}, {duration_formatted} so far, {timeLeft}`
  const bar = new SingleBar({ format }, Presets.shades_classic)
  const took: number[] = []
  const timeLeft = () => {
    const left = names.length - took.length
    return { timeLeft: timeLeftText(secondsLeft({ took, left, threads })) }
  }
  bar.start(names.length, 0, timeLeft())
  try {
    await askWorkers(
      { program: script, inputs: fingerprint, threads },
      names,
      async (name, text, seconds) => {
        await keep(fileOf(folder, name), text)
        took.push(seconds)
        bar.update(took.length, timeLeft())
      },
    )
  } finally {
    bar.stop()
  }
}

// A raid of 6 stars costs more than one of 5, and one with a single Tera type little: in the order of such kinds, evenly mixed,
// the time left can be told from the first ones.
function costing({ id, boss }: NamedRaid): string {
  return `${id.tier} ${teraTypesOf(boss).length}`
}
