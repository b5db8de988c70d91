import { ASSUMPTIONS, TURN_SECONDS } from '@/battle/assumptions'
import { isLikelyWin, leastAlone, leastWithoutNpcs, SHOWN_APART, type SoloRates } from '@/battle/win-rates'
import { mean } from '@/lib/mean'
import type { PlayedBuild } from '@/lib/plans/played-build'
import type { RankedAttacker, RankedSupport } from '@/lib/plans/raid-plans'
import type { CommonChoice } from './tera-types/against-most'
import { usedBoosts, usedDebuffs } from './used-stat-moves'

/** Who wins by a chance: an attacker alone, or four of it; the three best attackers with a support, or without it. */
export type Party = 'alone' | 'four' | 'with support' | 'without support'

/** A chance to win in whole percent, and whose it is: 64 `alone`. As a tuple, since each page has some fifteen. */
export type Chance = readonly [percent: number, party: Party]

/** A win rate in percent, and the length of a turn that it assumes. */
type PacedChance = readonly [percent: number, secondsPerTurn: number]

/** Other results of battles. Turns and faints are means, HP is in percent. */
export type Figure =
  /** How much of the boss's HP one takes that never wins alone. */
  | { readonly kind: 'taken'; readonly percent: number }
  /** Solo win rates with the game's NPCs and without, in percent, if they clearly differ. */
  | { readonly kind: 'with NPCs'; readonly percent: number; readonly without: number }
  /** Win rates without NPCs for turns of different lengths, in percent, if they clearly differ. */
  | { readonly kind: 'paced'; readonly chances: readonly PacedChance[] }
  /** How many turns a win takes: of four, or of one, or with a support. */
  | { readonly kind: 'turns'; readonly turns: number; readonly ofFour: boolean }
  | { readonly kind: 'faints'; readonly faints: number }
  /** The HP that are left in the worst tenth of battles. */
  | { readonly kind: 'lowest HP'; readonly percent: number }
  /** That the figures are those of the three best attackers with a support. */
  | { readonly kind: 'beside the best' }
  | { readonly kind: 'turns saved'; readonly turns: number }
  /** How low the HP of one of a team falls in the worst tenth of battles, with a support and without. */
  | { readonly kind: 'HP kept'; readonly percent: number; readonly without: number }
  /** Win rates are not known. */
  | { readonly kind: 'not known' }
  /** That the chances are the mean of so many lists, of a boss's 18 Tera types. */
  | { readonly kind: 'lists'; readonly count: number }

/** How an attacker or a support fares. */
export interface ResultSummary {
  readonly chances: readonly Chance[]
  readonly figures: readonly Figure[]
}

/** Results of any build in a raid whose win rates are not known. */
export const NOT_KNOWN: ResultSummary = { chances: [], figures: [{ kind: 'not known' }] }

/** How an attacker fares. Figures are left out where there is nothing to say. */
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

/** What a support adds to the three best attackers. */
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

/** How an attacker fares where it is listed, in the mean. */
export function summarizeCommonAttacker({ against }: CommonChoice<RankedAttacker>): ResultSummary {
  const chances = attackerChances({
    alone: mean(against.map(({ ranked }) => leastAlone(ranked))),
    group: mean(against.map(({ ranked }) => ranked.group)),
  })
  return { chances, figures: [{ kind: 'lists', count: against.length }] }
}

/** What a support adds to the three best attackers where it is listed, in the mean. */
export function summarizeCommonSupport({ against }: CommonChoice<RankedSupport>): ResultSummary {
  const chances = supportChances({
    together: mean(against.map(({ ranked }) => ranked.together)),
    without: mean(against.map(({ ranked }) => ranked.without)),
  })
  return { chances, figures: [{ kind: 'lists', count: against.length }] }
}

/** The chances of an attacker: of one, the least at any pace, with NPCs and without; and of four of them. */
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

/** The chance of a party; 0 where nothing is known of it. */
export function chanceOf(party: Party, chances: readonly Chance[]): number {
  return chances.find(([, whose]) => whose === party)?.[0] ?? 0
}

/** How far an attacker gets in the time of a raid, and how fast. */
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

/** How the win rate of one depends on the game's NPCs and on the seconds of a turn, where it clearly does. */
export function soloFigures({ withNpcs, ...without }: SoloRates): Figure[] {
  const least = leastWithoutNpcs(without)
  const isTold = withNpcs !== undefined && Math.abs(withNpcs - least) > SHOWN_APART
  return [
    ...(isTold ? [{ kind: 'with NPCs', percent: withNpcs, without: least } as const] : []),
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

/** How low an attacker falls; nothing where it faints. */
export function lowestHpFigures({ lowestHp }: Pick<RankedAttacker, 'lowestHp'>): Figure[] {
  return lowestHp > 0 ? [{ kind: 'lowest HP', percent: lowestHp }] : []
}

/** Whether each of these attackers loses more often than it wins alone. Not of none. */
export function nobodyWinsAlone(attackers: readonly RankedAttacker[]): boolean {
  return attackers.length > 0 && attackers.every((attacker) => !isLikelyWin(leastAlone(attacker) / 100))
}

/** A chance to win, in percent, from which on one counts on it. */
const SURE = 90

/**
 * The species of the first attacker that surely wins alone, and neither raises its stats nor lowers the boss's: it needs no
 * time that others take away. `undefined` where all need some.
 */
export function winsUnboosted(attackers: readonly RankedAttacker[]): string | undefined {
  const found = attackers.find(
    ({ build, plan, groupPlan, ...fought }) =>
      leastAlone(fought) >= SURE && [plan, groupPlan].every((by) => isWithoutSetUp({ build, plan: by })),
  )
  return found?.build.species
}

function isWithoutSetUp(played: PlayedBuild): boolean {
  return usedBoosts(played).length === 0 && usedDebuffs(played).length === 0
}
