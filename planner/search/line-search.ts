import {
  type BuildCandidate,
  type PlannedBuild,
  withBestOptions,
  withBestPlan,
  withBestSpread,
} from './planned-build'
import type { RaidBattles } from './raid-battles'
import type { Scoring } from './top-n'

/** A step of a search: a candidate as it does better. What is close is scored anew by `closer`. */
type Step = (
  candidate: BuildCandidate,
  scoreOf: Scoring<PlannedBuild>,
  closer: Scoring<PlannedBuild>,
) => BuildCandidate

/** How plan and build of an attack option are searched, step by step. */
export interface OptionSearch {
  /** With the plan that is best for its attack option. */
  readonly withPlan: Step
  /** With the set, item and spread that are best for its attack option. */
  readonly withBuildOptions: Step
  /** With spread and plan searched once more for what it has now. */
  readonly refine: Step
}

/** A search of each attack option for itself. */
export function optionSearch(battles: RaidBattles): OptionSearch {
  return {
    withPlan: (candidate, scoreOf) => withBestPlan(battles, candidate, scoreOf),
    withBuildOptions: (candidate, scoreOf, closer) => withBestOptions(battles, candidate, scoreOf, closer),
    refine: (candidate, scoreOf, closer) =>
      withBestPlan(battles, withBestSpread(candidate, scoreOf, closer), scoreOf, closer),
  }
}
