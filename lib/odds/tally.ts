import type { Outcome } from './outcome'

/** What battles with the same team came to. */
export interface Tally {
  readonly battles: number
  /** Share of battles won. */
  readonly wins: number
  /** Turns of those that were won, mean; 0 where none was. */
  readonly turns: number
  /** Faints in a battle, mean. */
  readonly faints: number
  /** Share of the boss's HP taken, mean. */
  readonly taken: number
  /** Share of its HP that a raider has left in the worst tenth of battles. */
  readonly lowestHp: number
  /** One number to search by: wins first, then the time left or the HP taken. From 0 to 1.3. */
  readonly score: number
}

/** What time is worth beside a win: enough to tell plans that both win apart, less than a win. */
const WORTH_OF_TIME = 0.3
/** What the boss's HP are worth in a battle that is lost. */
const WORTH_OF_HP = 0.4

/** The highest score that so many battles may come to, of which these were the first. */
export function highestScore(first: readonly Outcome[], battles: number): number {
  const open = battles - first.length
  return first.reduce((sum, outcome) => sum + scoreOf(outcome), open * (1 + WORTH_OF_TIME)) / battles
}

/** The tally of outcomes. All zeros for none. */
export function tallyOf(outcomes: readonly Outcome[]): Tally {
  const won = outcomes.filter((outcome) => outcome.won)
  const lowest = outcomes.map(({ lowestHpShare }) => lowestHpShare).sort((one, other) => one - other)
  return {
    battles: outcomes.length,
    wins: mean(outcomes.map((outcome) => (outcome.won ? 1 : 0))),
    turns: mean(won.map(({ turns }) => turns)),
    faints: mean(outcomes.map(({ faints }) => faints)),
    taken: mean(outcomes.map(({ bossHpShare }) => 1 - bossHpShare)),
    lowestHp: lowest[Math.floor(lowest.length / 10)] ?? 0,
    score: mean(outcomes.map(scoreOf)),
  }
}

function scoreOf({ won, timeShare, bossHpShare }: Outcome): number {
  return won ? 1 + WORTH_OF_TIME * timeShare : WORTH_OF_HP * (1 - bossHpShare)
}

/** The worse of two tallies: the one with fewer wins, or the lower score. */
export function worse(one: Tally, other: Tally): Tally {
  if (one.wins !== other.wins) return one.wins < other.wins ? one : other
  return one.score <= other.score ? one : other
}

/** Wins that differ by less count as equal, and turns decide: the error of a rate that stands within five points. */
const EQUAL_WINS = 0.05

/** Puts the better first: by chance to win in steps of five points, then by turns; where neither wins, by HP taken. */
export function byWins(one: Tally, other: Tally): number {
  const [wins, otherWins] = [Math.round(one.wins / EQUAL_WINS), Math.round(other.wins / EQUAL_WINS)]
  if (wins !== otherWins) return otherWins - wins
  if (wins === 0) return other.taken - one.taken
  return one.turns - other.turns
}

// Of the normal distribution, for 95 %.
const DEVIATIONS = 1.96

/**
 * The shares between which a rate of wins lies with 95 % certainty; all of them without a battle.
 * Source: Wilson's score interval, https://en.wikipedia.org/wiki/Binomial_proportion_confidence_interval
 */
export function winRange({ battles, wins }: Tally): { readonly from: number; readonly to: number } {
  if (battles === 0) return { from: 0, to: 1 }
  const square = DEVIATIONS ** 2
  const centre = wins + square / (2 * battles)
  const spread = DEVIATIONS * Math.sqrt((wins * (1 - wins)) / battles + square / (4 * battles ** 2))
  const scale = 1 + square / battles
  return { from: (centre - spread) / scale, to: (centre + spread) / scale }
}

/** By how much a rate of wins may be off, either way: half the width of its range. */
export function uncertainty(tally: Tally): number {
  const { from, to } = winRange(tally)
  return (to - from) / 2
}

function mean(values: readonly number[]): number {
  return values.length === 0 ? 0 : values.reduce((sum, value) => sum + value, 0) / values.length
}
