import { Presets, SingleBar } from 'cli-progress'
import { teraTypesOf } from '@/lib/raid/raid'
import type { NamedRaid } from '@/planner/raids/all-raids'
import type { BundledProgram } from '@/tools/programs/bundle-program'
import { askWorkers } from './in-workers'
import type { PlansRequest } from './plans-order'
import { type FileKind, fileOf, keep, outdatedRaids } from './raid-files'
import { evenlyMixed, secondsLeft, timeLeftText } from './time-left'

/**
 * Lets worker threads make each missing, damaged or outdated file of a raid, and shows progress. Finished files stay,
 * so that an interrupted run can continue. Rejects if a thread fails.
 */
export async function searchRaids(
  kind: FileKind,
  { folder, raids, threads }: PlansRequest,
  { script, fingerprint }: BundledProgram,
): Promise<void> {
  const outdated = await outdatedRaids(kind, folder, raids, fingerprint)
  if (outdated.length === 0) {
    console.log(`The ${kind.name} are up to date for all ${raids.length} raids.`)
    return
  }
  const names = evenlyMixed(outdated, costGroup).map(({ name }) => name)
  const format = `${kind.name} {bar} {value}/{total}, {duration_formatted} so far, {timeLeft}`
  const bar = new SingleBar({ format }, Presets.shades_classic)
  const took: number[] = []
  const timeLeft = () => {
    const remaining = names.length - took.length
    return { timeLeft: timeLeftText(secondsLeft({ took, left: remaining, threads })) }
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

// A 6★ raid costs more than a 5★ raid, and a single Tera type costs little. Mixing such kinds evenly makes the first
// raids predict the time left.
function costGroup({ id, boss }: NamedRaid): string {
  return `${id.tier} ${teraTypesOf(boss).length}`
}
