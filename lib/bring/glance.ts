import { CHANCE_WITHIN } from '@/lib/plans/raid-plans'
import { groupFallsBehind, isLikely } from '@/lib/plans/standing'
import { chanceOf, type Fares } from './figures'

/** One thing to know of a build before it is opened. Chances are in percent; turns and faints are means. */
export type GlancePart =
  | { readonly kind: 'wins solo' | 'four win' | 'wins with it'; readonly percent: number }
  /** By how much a support raises the chance to win. */
  | { readonly kind: 'raises wins'; readonly from: number; readonly to: number }
  /** What a support leaves the team of its HP in the worst tenth of battles, in percent, and what they have without it. */
  | { readonly kind: 'HP kept'; readonly percent: number; readonly without: number }
  | { readonly kind: 'turns' | 'turns saved'; readonly turns: number }
  | { readonly kind: 'lowest HP'; readonly percent: number }
  | { readonly kind: 'faints'; readonly faints: number }

/** A chance to win, in percent, from which on it goes without saying: most of the first attackers have it. */
const TAKEN_AS_READ = 95

/** An attacker at a glance: its chance where that is not sure, how long it takes, and how safe it is alone. */
export function attackerGlance(fares: Fares): GlancePart[] {
  const told = chancesToTell(fares)
  const fightsAlone = told[0]?.kind !== 'four win' && chanceOf('alone', fares.chances) > 0
  return [...told, ...paceOf(fares), ...(fightsAlone ? safetyOf(fares) : [])]
}

/** A support at a glance: what it adds to the three best attackers, and their chance with it where that is not sure. */
export function supportGlance({ chances, figures }: Fares): GlancePart[] {
  const [to, from] = [chanceOf('with support', chances), chanceOf('without support', chances)]
  if (to - from >= CHANCE_WITHIN) return [{ kind: 'raises wins', from, to }]
  // One thing, which has room on a line: turns stand before HP.
  const saved = figures
    .flatMap((figure): GlancePart[] =>
      figure.kind === 'turns saved' || figure.kind === 'HP kept' ? [figure] : [],
    )
    .slice(0, 1)
  return to < TAKEN_AS_READ || saved.length === 0 ? [...saved, { kind: 'wins with it', percent: to }] : saved
}

/** That of one; that of four where one mostly loses and four fare better; and both where four fall behind. */
function chancesToTell({ chances }: Fares): GlancePart[] {
  const [alone, group] = [chanceOf('alone', chances), chanceOf('four', chances)]
  const ofFour = { kind: 'four win', percent: group } as const
  const ofOne = { kind: 'wins solo', percent: alone } as const
  if (groupFallsBehind({ alone: alone / 100, group: group / 100 })) return [ofOne, ofFour]
  if (!isLikely(alone / 100) && group > alone) return [ofFour]
  return alone < TAKEN_AS_READ ? [ofOne] : []
}

function paceOf({ figures }: Fares): GlancePart[] {
  return figures.flatMap((figure): GlancePart[] =>
    figure.kind === 'turns' ? [{ kind: 'turns', turns: figure.turns }] : [],
  )
}

/** How low its HP falls; how often it faints where it does so in the worst tenth of battles. */
function safetyOf({ figures }: Fares): GlancePart[] {
  const lowest = figures.find(({ kind }) => kind === 'lowest HP')
  return figures.flatMap((figure): GlancePart[] => {
    if (figure.kind === 'lowest HP') return [figure]
    return figure.kind === 'faints' && !lowest ? [figure] : []
  })
}
