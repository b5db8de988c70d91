import { CHANCE_WITHIN, groupFallsBehind, isLikelyWin } from '@/battle/win-rates'
import { isNearCertain } from '@/lib/plans/shown-win-rates'
import { chanceOf, type ResultSummary } from './result-summary'
import { FOR_EVERYONE, type Sort } from './search/build-search'

/** One thing to know of a build before it is opened. Chances are in percent; turns and faints are means. */
export type SummaryPart =
  | { readonly kind: 'wins solo' | 'four win' | 'with randoms' | 'wins with it'; readonly percent: number }
  /** Win rates are not known. */
  | { readonly kind: 'not known' }
  /** Of a team: whether that is as good as sure, or the best that was found. */
  | { readonly kind: 'wins' | 'best found'; readonly percent: number }
  /** By how much a support raises the chance to win. */
  | { readonly kind: 'raises wins'; readonly from: number; readonly to: number }
  /** How low the HP of one of the team falls with a support in the worst tenth of battles, in percent, and without it. */
  | { readonly kind: 'HP kept'; readonly percent: number; readonly without: number }
  | { readonly kind: 'turns' | 'turns saved'; readonly turns: number }
  | { readonly kind: 'lowest HP'; readonly percent: number }
  | { readonly kind: 'faints'; readonly faints: number }
  /** Of a team: it strikes so soon, and after the others, that its players have to speak to each other. */
  | { readonly kind: 'needs voice' }
  /** Against how many of the 18 Tera types it is listed, where none is chosen; chances are the mean of those. */
  | { readonly kind: 'lists'; readonly count: number }

/**
 * An attacker at a glance: its win rate, how long it takes, and how safe it is alone. Where no Tera type is chosen: its win
 * rate, and for how many of them it is listed.
 *
 * @param sort the order that it stands in: by the chance of four, that is what is told
 */
export function attackerSummary(fares: ResultSummary, sort: Sort = FOR_EVERYONE.sort): SummaryPart[] {
  if (fares.chances.length === 0) return [{ kind: 'not known' }]
  const ofFour = [chanceOfFour(fares), ...paceOf(fares, true)]
  if (sort === 'group') return [...ofFour, ...listsOf(fares)]
  return [...soloSummary(fares), ...(tellsFour(fares) ? ofFour : []), ...listsOf(fares)]
}

/** How an attacker fares alone, at a glance. */
export function soloSummary(fares: ResultSummary): SummaryPart[] {
  const percent = chanceOf('alone', fares.chances)
  return [{ kind: 'wins solo', percent }, ...paceOf(fares, false), ...(percent > 0 ? safetyOf(fares) : [])]
}

/** A support at a glance: what it adds to the three best attackers, and their chance with it where that is not sure. */
export function supportSummary(fares: ResultSummary): SummaryPart[] {
  const { chances, figures } = fares
  if (chances.length === 0) return [{ kind: 'not known' }]
  const [to, from] = [chanceOf('with support', chances), chanceOf('without support', chances)]
  if (to - from >= CHANCE_WITHIN) return [{ kind: 'raises wins', from, to }]
  // One thing, which has room on a line: turns stand before HP.
  const adds = figures
    .flatMap((figure): SummaryPart[] =>
      figure.kind === 'turns saved' || figure.kind === 'HP kept' || figure.kind === 'lists' ? [figure] : [],
    )
    .slice(0, 1)
  return !isNearCertain(to / 100) || adds.length === 0
    ? [...adds, { kind: 'wins with it', percent: to }]
    : adds
}

/** Whether four clearly fare worse than one, or better than one that mostly loses. */
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

/** The turns of a win, where battles count those of four, or of one. */
function paceOf({ figures }: ResultSummary, ofFour: boolean): SummaryPart[] {
  return figures.flatMap((figure): SummaryPart[] =>
    figure.kind === 'turns' && figure.ofFour === ofFour ? [{ kind: 'turns', turns: figure.turns }] : [],
  )
}

/** How low its HP falls; how often it faints where it does so in the worst tenth of battles. */
function safetyOf({ figures }: ResultSummary): SummaryPart[] {
  const lowest = figures.find(({ kind }) => kind === 'lowest HP')
  return figures.flatMap((figure): SummaryPart[] => {
    if (figure.kind === 'lowest HP') return [figure]
    return figure.kind === 'faints' && !lowest ? [figure] : []
  })
}
