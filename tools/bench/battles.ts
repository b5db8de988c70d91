import { DEFAULT_HEALING } from '@/battle/plan'
import { recommendations } from '@/data/strategies/recommendations'
import { ALL_RAIDS } from '@/planner/raids/all-raids'
import { SAMPLE_RAIDS } from '@/planner/raids/raids-named'
import { RaidBattles } from '@/planner/search/raid-battles'
import { askWorkers } from '@/tools/plans/in-workers'
import { PLANS } from '@/tools/plans/plans'
import { bundleProgram } from '@/tools/programs/bundle-program'
import { atLeast, atMost, BUDGETS, count, type Measure, seconds } from './row'

const BATTLES = 4000

/** Computes one raid in this many; their mean cost is close to that of all raids. */
const STEP = 38

export const battles: Measure = async () => [
  atLeast(BUDGETS.battles.perSecond, count, 'battles a second of one raider, warm', battlesPerSecond()),
  atMost(
    BUDGETS.battles.raid,
    seconds,
    'processor time of a raid with 18 Tera types, mean of seven',
    await costOfRaid(),
  ),
]

function battlesPerSecond(): number {
  const [{ raid, teraType } = fail()] = SAMPLE_RAIDS
  const [{ build } = fail()] = recommendations
  const fought = new RaidBattles(raid)
  const plan = { boosts: 1, debuffs: 0, repeatAfterReset: true, ...DEFAULT_HEALING } as const
  const member = fought.member(build, plan, 'attacker')
  fought.quickStats([member], teraType, BATTLES)
  const before = processorTime()
  fought.quickStats([member], teraType, 2 * BATTLES)
  return Math.round(BATTLES / (processorTime() - before))
}

// Uses the program and the thread that make `data/plans`, since garbage collection differs elsewhere. The first raid
// warms the program up and isn't counted.
async function costOfRaid(): Promise<number> {
  const { script: program, fingerprint: inputs } = await bundleProgram(PLANS.worker)
  const names = ALL_RAIDS.filter((_, index) => index % STEP === 0).map(({ name }) => name)
  const seconds: number[] = []
  await askWorkers({ program, inputs, threads: 1 }, names, async () => {
    seconds.push(processorTime())
  })
  const [first = Number.NaN] = seconds
  return (processorTime() - first) / (seconds.length - 1)
}

/** In seconds. */
function processorTime(): number {
  return process.cpuUsage().user / 1e6
}

function fail(): never {
  throw new Error('No sample raid')
}
