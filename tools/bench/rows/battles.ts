import { recommendations } from '@/data/recommendations'
import { BUDGETS } from '@/tools/bench/budgets'
import { atLeast, atMost, count, type Measure, seconds } from '@/tools/bench/row'
import { SAMPLE_RAIDS } from '@/tools/plans/sample-raids'
import { prepareEntrants } from '@/tools/plans/search/entrants'
import { RaidBattles } from '@/tools/plans/search/raid-battles'
import { SETTINGS, whoWins } from '@/tools/plans/search/who-wins'

const BATTLES = 4000

/** How fast battles are, and what a raid costs `npm run plans` once the program is warm. */
export const battles: Measure = async () => {
  const entrants = await prepareEntrants()
  const [{ raid } = fail(), ...others] = SAMPLE_RAIDS.filter(({ raid: { tier } }) => tier === '6')
  whoWins(raid, entrants, SETTINGS)
  const costs = others
    .slice(0, 2)
    .map((sample) => processorTime(() => whoWins(sample.raid, entrants, SETTINGS)))
  return [
    atLeast(BUDGETS.battles.perSecond, count, 'battles a second of one raider, warm', battlesPerSecond()),
    atMost(BUDGETS.battles.raid, seconds, 'processor time of a raid with 18 Tera types', ...costs),
  ]
}

function battlesPerSecond(): number {
  const [{ raid, teraType } = fail()] = SAMPLE_RAIDS
  const [{ build } = fail()] = recommendations
  const fought = new RaidBattles(raid)
  const plan = { boosts: 1, debuffs: 0, again: true, caution: 'mean hit' } as const
  const member = fought.member(build, plan, 'attacker')
  fought.glance([member], teraType, BATTLES)
  const time = processorTime(() => fought.glance([member], teraType, 2 * BATTLES))
  return Math.round(BATTLES / time)
}

/** In seconds. Others who use the processor do not count. */
function processorTime(task: () => void): number {
  const before = process.cpuUsage()
  task()
  return process.cpuUsage(before).user / 1e6
}

function fail(): never {
  throw new Error('There is no raid to fight')
}
