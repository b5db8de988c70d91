import type { KeptCheer } from '@/data/vocabulary'
import type { Plan } from './plan'

/** Points by which a win rate may be off, with 95% certainty: so many battles are fought for it. */
export const CHANCE_WITHIN = 5

/** Points by which the solo win rate of a short search may be off. */
export const QUICK_WITHIN = 10

/** Points by which a win rate has to differ before it is told beside another: twice what it may be off. */
export const SHOWN_APART = 10

/** A chance to win in percent at each of `TURN_SECONDS`, in their order. */
export type PacedChances = readonly [fast: number, slow: number]

/** The win rates of a lone attacker, in percent: the lower, where the boss may pick its moves in two ways. */
export interface SoloRates {
  /** Without NPCs, at the usual pace. */
  readonly alone: number
  /** Without NPCs, if a turn takes each of `TURN_SECONDS` seconds, where they are clearly not one. */
  readonly alonePaced?: PacedChances | undefined
  /** With three NPCs, at the pace at which it wins least, where that is clearly not what it wins without them. */
  readonly withNpcs?: number | undefined
}

/** How a build fares against a raid; the results of one are of battles without NPCs, as in the lists. */
export interface Fought extends SoloRates {
  /** The plan that it is played by. */
  readonly plan: Plan
  /** The moves that boost it, that lower the boss's stats and that heal it, if it has any. */
  readonly boost?: string | undefined
  readonly secondBoost?: string | undefined
  readonly debuff?: string | undefined
  readonly healing?: string | undefined
  /** Chance to win of four of the kind, in percent. */
  readonly group: number
  /** The cheer that four keep up in turn; not set where they win as often without one. */
  readonly groupCheer?: KeptCheer | undefined
  /** Turns of the battles won alone, or by four where none was; 0 where neither wins. */
  readonly turns: number
  /** Its faints in a battle alone, mean. */
  readonly faints: number
  /** Percent of the boss's HP that it takes alone in the raid's time, mean. */
  readonly taken: number
  /** Percent of its HP that it has left alone in the worst tenth of battles; 0 where it faints. */
  readonly lowestHp: number
}

/** An attacker's solo win rate in percent: the lowest at all paces of turns at which it fought, with NPCs and without. */
export function leastAlone({ withNpcs, ...rates }: SoloRates): number {
  const without = leastWithoutNpcs(rates)
  return Math.min(without, withNpcs ?? without)
}

/** An attacker's win rate without NPCs in percent: the lowest at all paces of turns at which it fought. */
export function leastWithoutNpcs({
  alone,
  alonePaced = [alone, alone],
}: Pick<SoloRates, 'alone' | 'alonePaced'>): number {
  return Math.min(alone, ...alonePaced)
}

/** Chances to win, as shares: of one, and of four of it. */
interface Chances {
  readonly alone: number
  readonly group: number
}

/** Four that win less often than one by more than this fall behind: ten points, more than an error of both chances. */
const FALLS_BEHIND = 0.1

/** Whether four of an attacker win clearly less often than one. */
export function groupFallsBehind({ alone, group }: Chances): boolean {
  return group < alone - FALLS_BEHIND
}

/** Whether a chance is one to enter a raid by: it is won at least as often as lost. */
export function isLikelyWin(chance: number): boolean {
  return chance >= 1 / 2
}

/** The chance by which an attacker stands in a list: that of one, or of four where they fall behind, since most come with others. */
export function rankingWinRate(chances: Chances): number {
  return groupFallsBehind(chances) ? chances.group : chances.alone
}

/** The band of a share of wins, of `CHANCE_WITHIN` points each: the higher, the better; 0 where it hardly ever wins. */
export function chanceBand(wins: number): number {
  return Math.round((100 * wins) / CHANCE_WITHIN)
}

/** How a build, or a team, has fared in its battles: what an order of such goes by. */
export interface BattleResults {
  /** Share of battles won. */
  readonly wins: number
  /** That share at the pace, and with or without NPCs, where it is least, if that is known to be another. */
  readonly leastWins?: number | undefined
  /** Share of its HP that a raider has left in the worst tenth of battles. */
  readonly lowestHp: number
  /** Turns of those that were won, mean. */
  readonly turns: number
  /** Share of the boss's HP taken, mean. */
  readonly taken: number
}

/**
 * Puts the better first, in every list that a page has: by win rate, in bands, first by the least and then by the usual one;
 * then by how low its HP falls, in bands; then by turns. Where neither wins, by HP taken.
 */
export function betterFirst(one: BattleResults, other: BattleResults): number {
  const wins =
    chanceBand(winsAtLeast(other)) - chanceBand(winsAtLeast(one)) ||
    chanceBand(other.wins) - chanceBand(one.wins)
  if (wins !== 0) return wins
  if (chanceBand(one.wins) === 0) return other.taken - one.taken
  return safetyBand(other.lowestHp) - safetyBand(one.lowestHp) || one.turns - other.turns
}

/** The share of battles that are won at any pace, with NPCs and without: who plays slowly is not to lose by it. */
export function winsAtLeast({ wins, leastWins = wins }: Pick<BattleResults, 'wins' | 'leastWins'>): number {
  return Math.min(wins, leastWins)
}

/** Percent of HP at which the upper bands of safety begin. Below the first there are two: who faints, and who does not. */
export const SAFE_FROM = [10, 30] as const

/** The highest band of safety. */
export const SAFEST = 1 + SAFE_FROM.length

/**
 * The band of the share of HP that is left in the worst tenth of battles, as the page rounds it: 0 for one that faints,
 * `SAFEST` for the safest.
 */
export function safetyBand(lowestHp: number): number {
  const percent = Math.round(100 * lowestHp)
  return percent === 0 ? 0 : 1 + SAFE_FROM.filter((from) => percent >= from).length
}
