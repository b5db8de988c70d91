import type { Healing } from '@/battle/plan'
import { rolesOf } from '@/battle/policy/roles'
import { memberOf, type Played, withPlan } from '@/planner/search/planned-build'
import type { RaidBattles } from '@/planner/search/raid-battles'
import { bestFew, bestOf, type Scoring } from '@/planner/search/top-n'

/** Battles that many percentages are judged by, those of the best few, and the last of them. */
const GLANCE = 8
const LOOK = 32
const CLOSER = 96

const LOOKED_AT = 12
const LOOKED_AT_CLOSER = 4

const TENS = [0, 10, 20, 30, 40, 50, 60, 70, 80, 90]
const BESIDE = [-5, 0, 5]

/**
 * A build with the percentages of HP below which it heals best: in steps of ten, then of five around the best of those. As it
 * is where nothing wins more of its battles.
 */
export function withBestHealing<T extends Played>(
  battles: RaidBattles,
  played: T,
  scoreAfter: (battles: number) => Scoring<Played>,
): T {
  const { healing } = rolesOf(memberOf(battles, played).fighter)
  const tens = healingsOf(healing ? TENS : [0], TENS).map((one) => withPlan(played, one))
  const looked = bestFew(tens, LOOKED_AT, scoreAfter(GLANCE))
  const best = better(played, looked, scoreAfter)
  const { healBelow, healCheerBelow } = best.plan
  const fives = healingsOf(beside(healBelow), beside(healCheerBelow)).map((one) => withPlan(best, one))
  return better(best, fives, scoreAfter)
}

function better<T extends Played>(
  before: T,
  others: readonly T[],
  scoreAfter: (battles: number) => Scoring<Played>,
): T {
  const close = bestFew([before, ...others], LOOKED_AT_CLOSER, scoreAfter(LOOK))
  return bestOf([before, ...close], scoreAfter(CLOSER)) ?? before
}

// The cheer is for an emergency: above the percentage of the move it would come instead of it.
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
