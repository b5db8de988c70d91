import type { Healing } from '@/battle/plan'
import { rolesOf } from '@/battle/policy/roles'
import { memberOf, type PlannedBuild, withPlan } from '@/planner/search/planned-build'
import type { RaidBattles } from '@/planner/search/raid-battles'
import { pickBest, type ScoreFunction, topN } from '@/planner/search/top-n'

const SCREENING_BATTLES = 8
const SHORTLIST_BATTLES = 32
const FINAL_BATTLES = 96

const SHORTLIST_SIZE = 12
const FINALISTS = 4

const TENS = [0, 10, 20, 30, 40, 50, 60, 70, 80, 90]
const OFFSETS = [-5, 0, 5]

/**
 * Tries steps of ten, then steps of five around the best. Keeps the build's own healing unless another
 * wins more.
 */
export function withBestHealing<T extends PlannedBuild>(
  battles: RaidBattles,
  candidate: T,
  scoreAfter: (battles: number) => ScoreFunction<PlannedBuild>,
): T {
  const { healing } = rolesOf(memberOf(battles, candidate).fighter)
  const tens = healingsOf(healing ? TENS : [0], TENS).map((healing) => withPlan(candidate, healing))
  const shortlist = topN(tens, SHORTLIST_SIZE, scoreAfter(SCREENING_BATTLES))
  const best = pickBetter(candidate, shortlist, scoreAfter)
  const { healBelow, healCheerBelow } = best.plan
  const fives = healingsOf(neighborsOf(healBelow), neighborsOf(healCheerBelow)).map((healing) =>
    withPlan(best, healing),
  )
  return pickBetter(best, fives, scoreAfter)
}

function pickBetter<T extends PlannedBuild>(
  current: T,
  candidates: readonly T[],
  scoreAfter: (battles: number) => ScoreFunction<PlannedBuild>,
): T {
  const finalists = topN([current, ...candidates], FINALISTS, scoreAfter(SHORTLIST_BATTLES))
  return pickBest([current, ...finalists], scoreAfter(FINAL_BATTLES)) ?? current
}

// The cheer is for emergencies. With a higher threshold than the move, it would replace the move.
function healingsOf(moves: readonly number[], cheers: readonly number[]): Healing[] {
  return moves.flatMap((healBelow) =>
    cheers
      .filter((healCheerBelow) => healBelow === 0 || healCheerBelow < healBelow)
      .map((healCheerBelow) => ({ healBelow, healCheerBelow })),
  )
}

function neighborsOf(percent: number): number[] {
  return percent === 0 ? [0] : OFFSETS.map((offset) => percent + offset)
}
