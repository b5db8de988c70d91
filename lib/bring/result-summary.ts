import { ASSUMPTIONS, TURN_SECONDS } from '@/battle/assumptions'
import { isLikelyWin, leastAlone, leastWithoutNpcs, SHOWN_APART, type SoloRates } from '@/battle/win-rates'
import { mean } from '@/lib/mean'
import type { PlayedBuild } from '@/lib/plans/played-build'
import type { RankedAttacker, RankedSupport } from '@/lib/plans/raid-plans'
import type { CommonChoice } from './tera-types/against-most'
import { usedBoosts, usedDebuffs } from './used-stat-moves'

/** Attackers of a win rate: one solo, four of the same build, or the three best with or without a support. */
export type Party = 'alone' | 'four' | 'with support' | 'without support'

/** In whole percent. A tuple, because each page has many. */
export type Chance = readonly [percent: number, party: Party]

type PacedChance = readonly [percent: number, secondsPerTurn: number]

/** Turns and faints are means; HP is in percent. */
export type Figure =
  /** Share of the boss's HP that a solo attacker removes if it never wins. */
  | { readonly kind: 'taken'; readonly percent: number }
  /** Solo win rates with and without the game's NPCs, if they clearly differ. */
  | { readonly kind: 'with NPCs'; readonly percent: number; readonly without: number }
  /** Win rates without NPCs by turn length, if they clearly differ. */
  | { readonly kind: 'paced'; readonly chances: readonly PacedChance[] }
  | { readonly kind: 'turns'; readonly turns: number; readonly ofFour: boolean }
  | { readonly kind: 'faints'; readonly faints: number }
  | { readonly kind: 'lowest HP'; readonly percent: number }
  /** The other figures are results of the three best attackers with the support. */
  | { readonly kind: 'beside the best' }
  | { readonly kind: 'turns saved'; readonly turns: number }
  /** Lowest HP of any teammate in the worst tenth of battles, with and without a support. */
  | { readonly kind: 'HP kept'; readonly percent: number; readonly without: number }
  | { readonly kind: 'not known' }
  /** Number of the boss's Tera types whose lists include the build. The win rates are means over those lists. */
  | { readonly kind: 'lists'; readonly count: number }

export interface ResultSummary {
  readonly chances: readonly Chance[]
  readonly figures: readonly Figure[]
}

export const NOT_KNOWN: ResultSummary = { chances: [], figures: [{ kind: 'not known' }] }

export function summarizeAttacker(attacker: RankedAttacker): ResultSummary {
  const { faints } = attacker
  return {
    chances: attackerChances(attacker),
    figures: [
      ...soloFigures(attacker),
      ...paceFigures(attacker),
      ...(faints > 0 ? [{ kind: 'faints', faints } as const] : []),
      ...lowestHpFigures(attacker),
    ],
  }
}

export function summarizeSupport(support: RankedSupport): ResultSummary {
  const { turns, saved, keeps } = support
  return {
    chances: supportChances(support),
    figures: [
      { kind: 'beside the best' },
      ...(turns > 0 ? [{ kind: 'turns', turns, ofFour: false } as const] : []),
      ...(saved > 0 ? [{ kind: 'turns saved', turns: saved } as const] : []),
      ...(keeps ? [{ kind: 'HP kept', percent: keeps[1], without: keeps[0] } as const] : []),
    ],
  }
}

export function summarizeCommonAttacker({ against }: CommonChoice<RankedAttacker>): ResultSummary {
  const chances = attackerChances({
    alone: mean(against.map(({ ranked }) => leastAlone(ranked))),
    group: mean(against.map(({ ranked }) => ranked.group)),
  })
  return { chances, figures: [{ kind: 'lists', count: against.length }] }
}

export function summarizeCommonSupport({ against }: CommonChoice<RankedSupport>): ResultSummary {
  const chances = supportChances({
    together: mean(against.map(({ ranked }) => ranked.together)),
    without: mean(against.map(({ ranked }) => ranked.without)),
  })
  return { chances, figures: [{ kind: 'lists', count: against.length }] }
}

/** Returns the solo win rate, the lowest of all turn lengths and with or without NPCs, and the win rate of four. */
export function attackerChances({ group, ...rates }: SoloRates & Pick<RankedAttacker, 'group'>): Chance[] {
  return [
    [Math.round(leastAlone(rates)), 'alone'],
    [Math.round(group), 'four'],
  ]
}

function supportChances({ together, without }: Pick<RankedSupport, 'together' | 'without'>): Chance[] {
  return [
    [Math.round(together), 'with support'],
    [Math.round(without), 'without support'],
  ]
}

/** Returns the win rate of a party in percent; 0 if unknown. */
export function chanceOf(party: Party, chances: readonly Chance[]): number {
  return chances.find(([, counted]) => counted === party)?.[0] ?? 0
}

/** Returns how many turns an attacker needs, and the percent of boss HP that it takes if it never wins solo. */
export function paceFigures({
  alone,
  taken,
  turns,
}: Pick<RankedAttacker, 'alone' | 'taken' | 'turns'>): Figure[] {
  return [
    ...(alone === 0 ? [{ kind: 'taken', percent: taken } as const] : []),
    ...(turns > 0 ? [{ kind: 'turns', turns, ofFour: alone === 0 } as const] : []),
  ]
}

/** Returns how the solo win rate depends on NPCs and on turn length, if it clearly does. */
export function soloFigures({ withNpcs, ...without }: SoloRates): Figure[] {
  const lowest = leastWithoutNpcs(without)
  const isTold = withNpcs !== undefined && Math.abs(withNpcs - lowest) > SHOWN_APART
  return [
    ...(isTold ? [{ kind: 'with NPCs', percent: withNpcs, without: lowest } as const] : []),
    ...pacedFigures(without),
  ]
}

function pacedFigures({ alone, alonePaced }: Pick<SoloRates, 'alone' | 'alonePaced'>): Figure[] {
  if (!alonePaced) return []
  const [fast, slow] = alonePaced
  return [
    {
      kind: 'paced',
      chances: [
        [fast, TURN_SECONDS[0]],
        [alone, ASSUMPTIONS.secondsPerTurn],
        [slow, TURN_SECONDS[1]],
      ],
    },
  ]
}

/** Returns the lowest HP of an attacker; empty if the attacker faints. */
export function lowestHpFigures({ lowestHp }: Pick<RankedAttacker, 'lowestHp'>): Figure[] {
  return lowestHp > 0 ? [{ kind: 'lowest HP', percent: lowestHp }] : []
}

/** Returns whether each of these attackers loses solo more often than it wins; false without attackers. */
export function nobodyWinsAlone(attackers: readonly RankedAttacker[]): boolean {
  return attackers.length > 0 && attackers.every((attacker) => !isLikelyWin(leastAlone(attacker) / 100))
}

/** Win rate in percent from which an attacker is reliable. */
const SURE = 90

/**
 * Returns the species of the first reliable solo attacker without boosts or debuffs, which needs no time to set up;
 * otherwise `undefined`.
 */
export function winsUnboosted(attackers: readonly RankedAttacker[]): string | undefined {
  const attacker = attackers.find(
    ({ build, plan, groupPlan, ...rates }) =>
      leastAlone(rates) >= SURE &&
      [plan, groupPlan].every((usedPlan) => isWithoutSetUp({ build, plan: usedPlan })),
  )
  return attacker?.build.species
}

function isWithoutSetUp(playedBuild: PlayedBuild): boolean {
  return usedBoosts(playedBuild).length === 0 && usedDebuffs(playedBuild).length === 0
}
