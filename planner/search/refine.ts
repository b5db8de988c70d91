import type { OptionSearch } from './plan-cache'
import type { BuildCandidate, PlannedBuild } from './planned-build'
import { type ScoreFunction, topN } from './top-n'

export interface RefinementLimits {
  readonly maxEquipped: number
  readonly maxRefined: number
}

const PLAN_BATTLES = 4
const OPTIONS_BATTLES = 4
const REFINING_BATTLES = 8
/** With fewer battles, a lucky plan wins, not the best plan. */
export const FINAL_BATTLES = 24

/** Searches plan, then build, then both again. Each step keeps the best. */
export function refine(
  shortlisted: readonly BuildCandidate[],
  search: OptionSearch,
  scoreAfter: (battles: number) => ScoreFunction<PlannedBuild>,
  limits: RefinementLimits,
): BuildCandidate[] {
  const withPlans = shortlisted.map((candidate) =>
    search.withPlan(candidate, scoreAfter(PLAN_BATTLES), scoreAfter(PLAN_BATTLES)),
  )
  const withOptions = topN(withPlans, limits.maxEquipped, scoreAfter(PLAN_BATTLES)).map((candidate) =>
    search.withBuildOptions(candidate, scoreAfter(OPTIONS_BATTLES), scoreAfter(REFINING_BATTLES)),
  )
  return topN(withOptions, limits.maxRefined, scoreAfter(REFINING_BATTLES)).map((candidate) =>
    search.refine(candidate, scoreAfter(REFINING_BATTLES), scoreAfter(FINAL_BATTLES)),
  )
}
