import type { OptionSearch } from './plan-cache'
import type { BuildCandidate, PlannedBuild } from './planned-build'
import { type Scoring, topN } from './top-n'

/** Limits for each step of the refinement. */
export interface RefinementLimits {
  readonly maxEquipped: number
  readonly maxRefined: number
}

const PLAN_BATTLES = 4
const OPTIONS_BATTLES = 4
const REFINING_BATTLES = 8
/** With fewer battles, the luckiest plan wins, not the best. */
export const FINAL_BATTLES = 24

/** Searches plan and build of each; better ones go on from step to step. `scoreAfter` scores by a number of battles. */
export function refined(
  shortlisted: readonly BuildCandidate[],
  search: OptionSearch,
  scoreAfter: (battles: number) => Scoring<PlannedBuild>,
  limits: RefinementLimits,
): BuildCandidate[] {
  const planned = shortlisted.map((candidate) =>
    search.withPlan(candidate, scoreAfter(PLAN_BATTLES), scoreAfter(PLAN_BATTLES)),
  )
  const equipped = topN(planned, limits.maxEquipped, scoreAfter(PLAN_BATTLES)).map((candidate) =>
    search.withBuildOptions(candidate, scoreAfter(OPTIONS_BATTLES), scoreAfter(REFINING_BATTLES)),
  )
  return topN(equipped, limits.maxRefined, scoreAfter(REFINING_BATTLES)).map((candidate) =>
    search.refine(candidate, scoreAfter(REFINING_BATTLES), scoreAfter(FINAL_BATTLES)),
  )
}
