import type { Healing } from '@/battle/plan'
import { rolesOf } from '@/battle/policy/roles'
import { memberOf, type PlannedBuild, withPlan } from '@/planner/search/planned-build'
import type { RaidBattles } from '@/planner/search/raid-battles'
import { pickBest, type Scoring, topN } from '@/planner/search/top-n'

/** Battles per build: screening, shortlist, final. */
const SCREENING_BATTLES = 8
const SHORTLIST_BATTLES = 32
const FINAL_BATTLES = 96

const SHORTLIST_SIZE = 12
const FINALISTS = 4

const TENS = [0, 10, 20, 30, 40, 50, 60, 70, 80, 90]
const BESIDE = [-5, 0, 5]

/** Tries steps of ten, then of five around the best. Keeps the build's own unless others win more battles. */
export function withBestHealing<T extends PlannedBuild>(
  battles: RaidBattles,
  planned: T,
  scoreAfter: (battles: number) => Scoring<PlannedBuild>,
): T {
  const { healing } = rolesOf(memberOf(battles, planned).fighter)
  const tens = healingsOf(healing ? TENS : [0], TENS).map((one) => withPlan(planned, one))
  const looked = topN(tens, SHORTLIST_SIZE, scoreAfter(SCREENING_BATTLES))
  const best = better(planned, looked, scoreAfter)
  const { healBelow, healCheerBelow } = best.plan
  const fives = healingsOf(beside(healBelow), beside(healCheerBelow)).map((one) => withPlan(best, one))
  return better(best, fives, scoreAfter)
}

function better<T extends PlannedBuild>(
  before: T,
  others: readonly T[],
  scoreAfter: (battles: number) => Scoring<PlannedBuild>,
): T {
  const close = topN([before, ...others], FINALISTS, scoreAfter(SHORTLIST_BATTLES))
  return pickBest([before, ...close], scoreAfter(FINAL_BATTLES)) ?? before
}

// The cheer is for emergencies: with a higher threshold than the move, it would replace the move.
function healingsOf(moves: readonly number[], cheers: readonly number[]): Healing[] {
  return moves.flatMap((healBelow) =>
    cheers
      .filter((healCheerBelow) => healBelow === 0 || healCheerBelow < healBelow)
      .map((healCheerBelow) => ({ healBelow, healCheerBelow })),
  )
}

function beside(percent: number): number[] {
  return percent === 0 ? [0] : BESIDE.map((by) => percent + by)
}
