import type { ActiveCheer } from '@/data/vocabulary'
import type { Plan } from './plan'

/** Margin of error of win rates, in points, at 95% confidence. */
export const WIN_RATE_MARGIN = 5

/** Margin of error of the solo win rate in a short search, in points. */
export const QUICK_WITHIN = 10

/** Points by which two win rates must differ before pages show both: twice the margin of error. */
export const SHOWN_APART = 10

/** Win rates in percent at each of `TURN_SECONDS`, in order. */
export type PacedChances = readonly [fast: number, slow: number]

/** Win rates of a lone attacker, in percent. If the boss may pick its moves in two ways, the lower rate. */
export interface SoloRates {
  /** Without NPCs, at the usual turn speed. */
  readonly alone: number
  /** Without NPCs, at each of `TURN_SECONDS`. Set if the two clearly differ. */
  readonly alonePaced?: PacedChances | undefined
  /** With three NPCs, at the worst turn speed. Set if clearly different from the rate without NPCs. */
  readonly withNpcs?: number | undefined
}

/** Results of a build against a raid. Unless a field says otherwise, solo results are without the three NPCs. */
export interface BuildResults extends SoloRates {
  readonly plan: Plan
  readonly boost?: string | undefined
  readonly secondBoost?: string | undefined
  readonly debuff?: string | undefined
  readonly healing?: string | undefined
  /** Win rate of four such builds, in percent. */
  readonly group: number
  /** The cheer that the four keep active in turn. Set only if they win more often with it. */
  readonly groupCheer?: ActiveCheer | undefined
  /** Turns of solo wins, or of the four's wins if there are none; 0 if neither wins. */
  readonly turns: number
  /** Average faints in a solo battle. */
  readonly faints: number
  /** Average percent of boss HP taken in a solo battle. */
  readonly taken: number
  /** 10th percentile, over solo battles, of its lowest HP, in percent; 0 if it faints. */
  readonly lowestHp: number
}

/** Returns the lowest solo win rate in percent, over all turn speeds, with and without NPCs. */
export function leastAlone({ withNpcs, ...rates }: SoloRates): number {
  const without = leastWithoutNpcs(rates)
  return Math.min(without, withNpcs ?? without)
}

/** Returns the lowest win rate without NPCs in percent, over all turn speeds. */
export function leastWithoutNpcs({
  alone,
  alonePaced = [alone, alone],
}: Pick<SoloRates, 'alone' | 'alonePaced'>): number {
  return Math.min(alone, ...alonePaced)
}

interface Chances {
  readonly alone: number
  readonly group: number
}

/** Share by which four must win less often to be clearly worse: more than the error of both rates. */
const FALLS_BEHIND = 0.1

/** Whether four of an attacker win clearly less often than one. */
export function groupFallsBehind({ alone, group }: Chances): boolean {
  return group < alone - FALLS_BEHIND
}

/** Whether a win rate is at least 50%. */
export function isLikelyWin(chance: number): boolean {
  return chance >= 1 / 2
}

/** Returns the win rate for ranking: solo, or the group's if clearly lower, since most people play in groups. */
export function rankingWinRate(chances: Chances): number {
  return groupFallsBehind(chances) ? chances.group : chances.alone
}

/** Returns the band of a share of wins, each `WIN_RATE_MARGIN` points wide. Higher is better; 0 hardly ever wins. */
export function chanceBand(wins: number): number {
  return Math.round((100 * wins) / WIN_RATE_MARGIN)
}

/** Results of a build or a team, for sorting. */
export interface BattleResults {
  readonly wins: number
  /** The share at the worst turn speed, with or without NPCs. Set if known to differ from `wins`. */
  readonly leastWins?: number | undefined
  /** Share of HP that a raider has left in the worst tenth of battles. */
  readonly lowestHp: number
  readonly turns: number
  /** Average share of boss HP taken. */
  readonly taken: number
}

/**
 * Sorts better results first, in every list of a page. Compares bands of the lowest win rate, then of the usual win
 * rate, then of the lowest HP, then turns. If neither wins, compares HP taken.
 */
export function betterFirst(a: BattleResults, b: BattleResults): number {
  const wins =
    chanceBand(winsAtLeast(b)) - chanceBand(winsAtLeast(a)) || chanceBand(b.wins) - chanceBand(a.wins)
  if (wins !== 0) return wins
  if (chanceBand(a.wins) === 0) return b.taken - a.taken
  return safetyBand(b.lowestHp) - safetyBand(a.lowestHp) || a.turns - b.turns
}

/** Returns the lowest share of wins over all turn speeds, with and without NPCs: slow players must not lose. */
export function winsAtLeast({ wins, leastWins = wins }: Pick<BattleResults, 'wins' | 'leastWins'>): number {
  return Math.min(wins, leastWins)
}

/** Percent of HP at which the upper safety bands begin. The two lower bands are fainting and not fainting. */
export const SAFE_FROM = [10, 30] as const

export const SAFEST = 1 + SAFE_FROM.length

/** Returns 0 if the raider faints, `SAFEST` at most. `lowestHp` is a share, rounded as on pages. */
export function safetyBand(lowestHp: number): number {
  const percent = Math.round(100 * lowestHp)
  return percent === 0 ? 0 : 1 + SAFE_FROM.filter((from) => percent >= from).length
}
