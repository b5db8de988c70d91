import type { Arena } from '@/battle/model/arena'
import { createRandom } from '@/battle/model/random'
import { fight, type Listener, type Player } from '@/battle/turns/fight'
import { type BattleResults, SAFEST, safetyBand } from '@/battle/win-rates'
import { mean } from '@/lib/mean'

/** All HP are shares. */
export interface Tally extends BattleResults {
  readonly battles: number
  readonly faints: number
  /** Share of the raid's time left in the slowest tenth of wins; 0 without wins. */
  readonly timeLeft: number
  /** 0 to `MAX_SCORE`. Counts wins first, then the time left and safety, or the HP taken. */
  readonly score: number
}

/** Weight of the time left (a win is 1). Only breaks ties between winning plans. */
const TIME_WEIGHT = 0.3
/** Weight of the highest safety: each band is worth about two turns. */
const SAFETY_WEIGHT = 0.06
/** Weight of boss HP taken in a lost battle. */
const HP_WEIGHT = 0.4

const MAX_SCORE = 1 + TIME_WEIGHT + SAFETY_WEIGHT

/** Returns the highest possible score after `battles` battles that begin with `first`. */
export function highestScore(first: readonly Outcome[], battles: number): number {
  const remaining = battles - first.length
  return first.reduce((sum, outcome) => sum + scoreOf(outcome), remaining * MAX_SCORE) / battles
}

/** Returns all zeros if there are no outcomes. */
export function tallyOf(outcomes: readonly Outcome[]): Tally {
  const won = outcomes.filter((outcome) => outcome.won)
  return {
    battles: outcomes.length,
    wins: mean(outcomes.map((outcome) => (outcome.won ? 1 : 0))),
    turns: mean(won.map(({ turns }) => turns)),
    faints: mean(outcomes.map(({ faints }) => faints)),
    taken: mean(outcomes.map(({ bossHpShare }) => 1 - bossHpShare)),
    lowestHp: worstTenth(outcomes.map(({ lowestHpShare }) => lowestHpShare)),
    timeLeft: worstTenth(won.map(({ timeShare }) => timeShare)),
    score: mean(outcomes.map(scoreOf)),
  }
}

/** Returns the 10th percentile; 0 if empty. */
function worstTenth(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 10)] ?? 0
}

function scoreOf({ won, timeShare, bossHpShare, lowestHpShare }: Outcome): number {
  if (!won) return HP_WEIGHT * (1 - bossHpShare)
  return 1 + TIME_WEIGHT * timeShare + (SAFETY_WEIGHT * safetyBand(lowestHpShare)) / SAFEST
}

/** Returns the tally with fewer wins. Ties compare scores. */
export function pickWorse(a: Tally, b: Tally): Tally {
  if (a.wins !== b.wins) return a.wins < b.wins ? a : b
  return a.score <= b.score ? a : b
}

// Standard deviations of a 95% interval of the normal distribution.
const DEVIATIONS = 1.96

/** Returns the 95% interval, by Wilson: https://en.wikipedia.org/wiki/Binomial_proportion_confidence_interval */
function winRange({ battles, wins }: Tally): { readonly from: number; readonly to: number } {
  if (battles === 0) return { from: 0, to: 1 }
  const square = DEVIATIONS ** 2
  const center = wins + square / (2 * battles)
  const halfWidth = DEVIATIONS * Math.sqrt((wins * (1 - wins)) / battles + square / (4 * battles ** 2))
  const scale = 1 + square / battles
  return { from: (center - halfWidth) / scale, to: (center + halfWidth) / scale }
}

/** Returns a win rate's margin of error: half the width of its interval. */
export function uncertainty(tally: Tally): number {
  const { from, to } = winRange(tally)
  return (to - from) / 2
}

/** Returns stats of the first `count` battles, running more if needed. */
export type Battles = (count: number) => Tally

export function battlesOf(fightOnce: (battle: number) => Outcome): Battles {
  const outcomes: Outcome[] = []
  return (count) => {
    while (outcomes.length < count) outcomes.push(fightOnce(outcomes.length))
    return tallyOf(outcomes.slice(0, count))
  }
}

export interface Precision {
  /** Margin of error as a share: 0.05 for five points. */
  readonly within: number
  readonly most: number
  /** Stops early on a rate clearly above this share. Defaults to 1. */
  readonly upTo?: number | undefined
}

/** With fewer battles, even a rate of 100% isn't certain. */
const MIN_BATTLES = 36

/**
 * Simulates battles until the worst rate is precise or `most` is reached. Stops early on batches that clearly win more
 * often.
 */
export function worstCaseStats(batches: readonly Battles[], { within, most, upTo = 1 }: Precision): Tally {
  const isImprecise = (tally: Tally, worst: Tally) =>
    uncertainty(tally) > within &&
    tally.battles < most &&
    winRange(tally).from <= Math.min(upTo, winRange(worst).to)
  let tallies = batches.map((battles) => battles(Math.min(MIN_BATTLES, most)))
  for (;;) {
    const worst = tallies.reduce(pickWorse)
    if (!tallies.some((tally) => isImprecise(tally, worst))) return worst
    tallies = tallies.map((tally, index) =>
      isImprecise(tally, worst) ? (batches[index]?.(Math.min(most, 2 * tally.battles)) ?? tally) : tally,
    )
  }
}

export interface Outcome {
  readonly won: boolean
  readonly turns: number
  readonly faints: number
  readonly bossHpShare: number
  /** Lowest share of HP of any raider; 0 after a faint. */
  readonly lowestHpShare: number
  readonly timeShare: number
}

/** Reports each turn to `listen`. The same seed always has the same outcome. */
export function outcomeOf(arena: Arena, team: readonly Player[], seed: number, listen?: Listener): Outcome {
  let lowestHpShare = 1
  const result = fight(arena, team, createRandom(seed), (state, events) => {
    for (const { hp, maxHp } of state.raiders) lowestHpShare = Math.min(lowestHpShare, hp / maxHp)
    listen?.(state, events)
  })
  const { won, turns, faints, bossHpShare, secondsLeft } = result
  return { won, turns, faints, bossHpShare, lowestHpShare, timeShare: secondsLeft / arena.raidSeconds }
}
