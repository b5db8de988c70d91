/** What one battle came to. */
export interface Outcome {
  readonly won: boolean
  readonly turns: number
  /** Share of the boss's HP that is left. */
  readonly bossHpShare: number
  /** Share of the raid's time that is left. */
  readonly timeShare: number
}

/** What battles of one kind came to. */
export interface Tally {
  readonly battles: number
  /** Share of battles won. */
  readonly wins: number
  /** Turns of those that were won, mean; 0 where none was. */
  readonly turns: number
  /** Share of the boss's HP taken, mean. */
  readonly taken: number
  /** One number to search by: wins first, then the time left or the HP taken. From 0 to 1.3. */
  readonly score: number
}

/** What time is worth beside a win: enough to tell plans that both win apart, less than a win. */
const WORTH_OF_TIME = 0.3
/** What the boss's HP are worth in a battle that is lost. */
const WORTH_OF_HP = 0.4

/** The tally of outcomes. All zeros for none. */
export function tallyOf(outcomes: readonly Outcome[]): Tally {
  const won = outcomes.filter((outcome) => outcome.won)
  return {
    battles: outcomes.length,
    wins: outcomes.length === 0 ? 0 : won.length / outcomes.length,
    turns: mean(won.map(({ turns }) => turns)),
    taken: mean(outcomes.map(({ bossHpShare }) => 1 - bossHpShare)),
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

function mean(values: readonly number[]): number {
  return values.length === 0 ? 0 : values.reduce((sum, value) => sum + value, 0) / values.length
}
