import { Presets, SingleBar } from 'cli-progress'
import { teraTypesOf } from '@/lib/raid/raid'
import type { NamedRaid } from '@/planner/raids/all-raids'
import type { BundledProgram } from '@/tools/programs/bundle-program'
import { askWorkers } from './in-workers'
import type { PlansOrder } from './plans-order'
import { type FileKind, fileOf, keep, outdatedRaids } from './raid-files'
import { evenlyMixed, secondsLeft, timeLeftText } from './time-left'

/**
 * Lets worker threads make the file of each raid whose file is missing, damaged, or was made from other inputs, and shows how far
 * they are. What is finished stays: a run that was ended goes on where it was. Rejects when a thread fails.
 */
export async function searchRaids(
  kind: FileKind,
  { folder, raids, threads }: PlansOrder,
  { script, fingerprint }: BundledProgram,
): Promise<void> {
  const outdated = await outdatedRaids(kind, folder, raids, fingerprint)
  if (outdated.length === 0) {
    console.log(`The ${kind.name} are up to date: of ${raids.length} raids, none is to be searched.`)
    return
  }
  const names = evenlyMixed(outdated, costing).map(({ name }) => name)
  const format = `${kind.name} {bar} {value}/{total}, {duration_formatted} so far, {timeLeft}`
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
