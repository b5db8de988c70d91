import { groupFallsBehind, isLikelyWin, WIN_RATE_MARGIN } from '@/battle/win-rates'
import { isNearCertain } from '@/lib/plans/shown-win-rates'
import { chanceOf, type ResultSummary } from './result-summary'
import { FOR_EVERYONE, type Sort } from './search/build-search'

/** Win rates are in percent; turns and faints are means. */
export type SummaryPart =
  | { readonly kind: 'wins solo' | 'four win' | 'with randoms' | 'wins with it'; readonly percent: number }
  | { readonly kind: 'not known' }
  | { readonly kind: 'wins' | 'best found'; readonly percent: number }
  | { readonly kind: 'raises wins'; readonly from: number; readonly to: number }
  /** Lowest HP of any teammate in the worst tenth of battles, in percent, with and without a support. */
  | { readonly kind: 'HP kept'; readonly percent: number; readonly without: number }
  | { readonly kind: 'turns' | 'turns saved'; readonly turns: number }
  | { readonly kind: 'lowest HP'; readonly percent: number }
  | { readonly kind: 'faints'; readonly faints: number }
  /** The team attacks so early, and after its supports, that its players need to talk to each other. */
  | { readonly kind: 'needs voice' }
  /** Number of the boss's Tera types whose lists include the build. Win rates are means. Only without a Tera type. */
  | { readonly kind: 'lists'; readonly count: number }

/**
 * Returns the row of an attacker: its win rate, turns and safety. Without a Tera type, also the number of lists that
 * include it.
 *
 * @param sort the order of the list; `group` shows the results of four
 */
export function attackerSummary(results: ResultSummary, sort: Sort = FOR_EVERYONE.sort): SummaryPart[] {
  if (results.chances.length === 0) return [{ kind: 'not known' }]
  const ofFour = [chanceOfFour(results), ...paceOf(results, true)]
  if (sort === 'group') return [...ofFour, ...listsOf(results)]
  return [...soloSummary(results), ...(tellsFour(results) ? ofFour : []), ...listsOf(results)]
}

export function soloSummary(results: ResultSummary): SummaryPart[] {
  const percent = chanceOf('alone', results.chances)
  return [
    { kind: 'wins solo', percent },
    ...paceOf(results, false),
    ...(percent > 0 ? safetyOf(results) : []),
  ]
}

/** Returns the row of a support: its effect on the three best attackers, and their win rate unless nearly certain. */
export function supportSummary(results: ResultSummary): SummaryPart[] {
  const { chances, figures } = results
  if (chances.length === 0) return [{ kind: 'not known' }]
  const [to, from] = [chanceOf('with support', chances), chanceOf('without support', chances)]
  if (to - from >= WIN_RATE_MARGIN) return [{ kind: 'raises wins', from, to }]
  // Only one fact fits on a line. Turns come before HP.
  const adds = figures
    .flatMap((figure): SummaryPart[] =>
      figure.kind === 'turns saved' || figure.kind === 'HP kept' || figure.kind === 'lists' ? [figure] : [],
    )
    .slice(0, 1)
  return !isNearCertain(to / 100) || adds.length === 0
    ? [...adds, { kind: 'wins with it', percent: to }]
    : adds
}

/** Returns whether four do clearly worse than a solo attacker, or better than an attacker that mostly loses solo. */
function tellsFour({ chances }: ResultSummary): boolean {
  const [alone, group] = [chanceOf('alone', chances), chanceOf('four', chances)]
  return (
    groupFallsBehind({ alone: alone / 100, group: group / 100 }) ||
    (!isLikelyWin(alone / 100) && group > alone)
  )
}

function chanceOfFour({ chances }: ResultSummary): SummaryPart {
  return { kind: 'four win', percent: chanceOf('four', chances) }
}

function listsOf({ figures }: ResultSummary): SummaryPart[] {
  return figures.flatMap((figure): SummaryPart[] => (figure.kind === 'lists' ? [figure] : []))
}

function paceOf({ figures }: ResultSummary, ofFour: boolean): SummaryPart[] {
  return figures.flatMap((figure): SummaryPart[] =>
    figure.kind === 'turns' && figure.ofFour === ofFour ? [{ kind: 'turns', turns: figure.turns }] : [],
  )
}

function safetyOf({ figures }: ResultSummary): SummaryPart[] {
  const lowest = figures.find(({ kind }) => kind === 'lowest HP')
  return figures.flatMap((figure): SummaryPart[] => {
    if (figure.kind === 'lowest HP') return [figure]
    return figure.kind === 'faints' && !lowest ? [figure] : []
  })
}
