import type { LineSearch } from './line-search'
import type { Entrant, Played } from './planned-build'
import { bestFew, type Scoring } from './top-n'

/** How many go on to each step. */
export interface RefinedBreadth {
  /** Lines whose set, item and spread are searched. */
  readonly equipped: number
  /** Lines whose spread and plan are searched once more, with what they have now. */
  readonly refined: number
}

/** Battles that each step judges by. */
const PLAN = 4
const KIT = 4
const REFINE = 8
/** With fewer, of many plans the luckiest wins and not the best. */
export const CLOSER = 24

/**
 * The entrants that do best once plan and build of each are searched: the better go on from step to step.
 *
 * @param scoreAfter how one is scored by so many battles
 */
export function refined(
  entered: readonly Entrant[],
  search: LineSearch,
  scoreAfter: (battles: number) => Scoring<Played>,
  breadth: RefinedBreadth,
): Entrant[] {
  const planned = entered.map((entrant) => search.withPlan(entrant, scoreAfter(PLAN), scoreAfter(PLAN)))
  const equipped = bestFew(planned, breadth.equipped, scoreAfter(PLAN)).map((entrant) =>
    search.withKit(entrant, scoreAfter(KIT), scoreAfter(REFINE)),
  )
  return bestFew(equipped, breadth.refined, scoreAfter(REFINE)).map((entrant) =>
    search.refine(entrant, scoreAfter(REFINE), scoreAfter(CLOSER)),
  )
}
