import { type Entrant, type Played, withBestKit, withBestPlan, withBestSpread } from './planned-build'
import type { RaidBattles } from './raid-battles'
import type { Scoring } from './top-n'

/** A step of a search: an entrant as it does better. What is close is scored anew by `closer`. */
type Step = (entrant: Entrant, scoreOf: Scoring<Played>, closer: Scoring<Played>) => Entrant

/** How plan and build of a line are searched, step by step. */
export interface LineSearch {
  /** With the plan that is best for its line. */
  readonly withPlan: Step
  /** With the set, item and spread that are best for its line. */
  readonly withKit: Step
  /** With spread and plan searched once more for what it has now. */
  readonly refine: Step
}

/** A search of each line for itself. */
export function lineSearch(battles: RaidBattles): LineSearch {
  return {
    withPlan: (entrant, scoreOf) => withBestPlan(battles, entrant, scoreOf),
    withKit: (entrant, scoreOf, closer) => withBestKit(battles, entrant, scoreOf, closer),
    refine: (entrant, scoreOf, closer) =>
      withBestPlan(battles, withBestSpread(entrant, scoreOf, closer), scoreOf, closer),
  }
}
