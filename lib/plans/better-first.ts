import { chanceBand } from './standing'

/** How a build, or a team, has fared in its battles: what an order of such goes by. */
export interface Fared {
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
export function betterFirst(one: Fared, other: Fared): number {
  const wins =
    chanceBand(winsAtLeast(other)) - chanceBand(winsAtLeast(one)) ||
    chanceBand(other.wins) - chanceBand(one.wins)
  if (wins !== 0) return wins
  if (chanceBand(one.wins) === 0) return other.taken - one.taken
  return safetyBand(other.lowestHp) - safetyBand(one.lowestHp) || one.turns - other.turns
}

/** The share of battles that are won at any pace, with NPCs and without: who plays slowly is not to lose by it. */
export function winsAtLeast({ wins, leastWins = wins }: Pick<Fared, 'wins' | 'leastWins'>): number {
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
