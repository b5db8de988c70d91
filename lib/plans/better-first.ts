import { chanceBand } from './standing'

/** How a build, or a team, has fared in its battles: what an order of such goes by. */
export interface Fared {
  /** Share of battles won. */
  readonly wins: number
  /** That share where a turn takes the most seconds that players reckon, if it is known to be another. */
  readonly slowWins?: number | undefined
  /** Share of its HP that a raider has left in the worst tenth of battles. */
  readonly lowestHp: number
  /** Turns of those that were won, mean. */
  readonly turns: number
  /** Share of the boss's HP taken, mean. */
  readonly taken: number
}

/**
 * Puts the better first, in every list that a page has: by chance to win, in bands, first at the slowest pace and then at the
 * usual one; then by how low its HP falls, in bands; then by turns. Where neither wins, by HP taken.
 */
export function betterFirst(one: Fared, other: Fared): number {
  const wins =
    chanceBand(winsAtAnyPace(other)) - chanceBand(winsAtAnyPace(one)) ||
    chanceBand(other.wins) - chanceBand(one.wins)
  if (wins !== 0) return wins
  if (chanceBand(one.wins) === 0) return other.taken - one.taken
  return safetyBand(other.lowestHp) - safetyBand(one.lowestHp) || one.turns - other.turns
}

/** The share of battles that are won whether turns take the usual time or the most: who plays slowly is not to lose by it. */
export function winsAtAnyPace({ wins, slowWins = wins }: Pick<Fared, 'wins' | 'slowWins'>): number {
  return Math.min(wins, slowWins)
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
