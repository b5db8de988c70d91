import { CHANCE_WITHIN } from './raid-plans'

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
export function isLikely(chance: number): boolean {
  return chance >= 1 / 2
}

/** Whether a chance to win goes without saying: most of the first attackers have it. */
export function isTakenAsRead(chance: number): boolean {
  return chance >= 0.95
}

/** The chance by which an attacker stands in a list: that of one, or of four where they fall behind, since most come with others. */
export function standingOf(chances: Chances): number {
  return groupFallsBehind(chances) ? chances.group : chances.alone
}

/** The band of a share of wins, of `CHANCE_WITHIN` points each: the higher, the better; 0 where it hardly ever wins. */
export function chanceBand(wins: number): number {
  return Math.round((100 * wins) / CHANCE_WITHIN)
}
