import type { OptionSearch } from './plan-cache'
import type { BuildCandidate, PlannedBuild } from './planned-build'
import { type Scoring, topN } from './top-n'

/** How many go on to each step. */
export interface RefinementLimits {
  /** Attack options whose set, item and spread are searched. */
  readonly maxEquipped: number
  /** Attack options whose spread and plan are searched once more, with what they have now. */
  readonly maxRefined: number
}

/** Battles that each step judges by. */
const PLAN_BATTLES = 4
const OPTIONS_BATTLES = 4
const REFINING_BATTLES = 8
/** With fewer, of many plans the luckiest wins and not the best. */
export const FINAL_BATTLES = 24

/**
 * The candidates that do best once plan and build of each are searched: the better go on from step to step.
 *
 * @param scoreAfter how one is scored by so many battles
 */
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
