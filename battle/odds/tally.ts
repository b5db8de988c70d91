import { fight, type Listener, type Player } from '@/battle/engine/fight'
import type { Arena } from '@/battle/model/arena'
import { createRandom } from '@/battle/model/random'
import { type BattleResults, SAFEST, safetyBand } from '@/battle/win-rates'
import { mean } from '@/lib/mean'

/** The results of battles with the same team; all HP are shares. */
export interface Tally extends BattleResults {
  readonly battles: number
  /** Faints in a battle, mean. */
  readonly faints: number
  /** Share of the raid's time that is left in the slowest tenth of battles won; 0 where none was. */
  readonly timeLeft: number
  /** One number to search by: wins first, then the time left and safety, or the HP taken. From 0 to 1.36. */
  readonly score: number
}

/** What time is worth beside a win: enough to tell plans that both win apart, less than a win. */
const TIME_WEIGHT = 0.3
/** What the highest safety is worth beside time: each band as much as some two turns. */
const SAFETY_WEIGHT = 0.06
/** What the boss's HP are worth in a battle that is lost. */
const HP_WEIGHT = 0.4

/** The score of a win at once, by one that is safe. */
const HIGHEST = 1 + TIME_WEIGHT + SAFETY_WEIGHT

/** The highest score that so many battles may come to, of which these were the first. */
export function highestScore(first: readonly Outcome[], battles: number): number {
  const open = battles - first.length
  return first.reduce((sum, outcome) => sum + scoreOf(outcome), open * HIGHEST) / battles
}

/** The tally of outcomes. All zeros for none. */
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

/** The value that a tenth of all does not reach; 0 of none. */
function worstTenth(values: readonly number[]): number {
  return values.toSorted((one, other) => one - other)[Math.floor(values.length / 10)] ?? 0
}

function scoreOf({ won, timeShare, bossHpShare, lowestHpShare }: Outcome): number {
  if (!won) return HP_WEIGHT * (1 - bossHpShare)
  return 1 + TIME_WEIGHT * timeShare + (SAFETY_WEIGHT * safetyBand(lowestHpShare)) / SAFEST
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
function winRange({ battles, wins }: Tally): { readonly from: number; readonly to: number } {
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

/** Fights battles of one kind until there are so many, and gives their tally. */
export type Battles = (count: number) => Tally

/** Battles of one kind, each fought when it is first asked for, by its number from 0. */
export function battlesOf(fightOnce: (battle: number) => Outcome): Battles {
  const outcomes: Outcome[] = []
  return (count) => {
    while (outcomes.length < count) outcomes.push(fightOnce(outcomes.length))
    return tallyOf(outcomes.slice(0, count))
  }
}

/** How far a rate of wins is to be settled. */
export interface Precision {
  /** By how much it may be off, either way, as a share: 0.05 for five points. */
  readonly within: number
  /** Battles of one kind after which it counts as settled. */
  readonly most: number
  /** A rate that surely lies above this share is not settled further; any rate is where it is not said. */
  readonly upTo?: number | undefined
}

/** With fewer not even a sure win is certain. */
const FEWEST_BATTLES = 36

/**
 * The tally of the worst of some kinds of battles: as many as settle its rate of wins, and at most as many as asked. A kind
 * that is surely won more often is not fought on.
 */
export function worstCaseStats(kinds: readonly Battles[], { within, most, upTo = 1 }: Precision): Tally {
  const isOpen = (tally: Tally, worst: Tally) =>
    uncertainty(tally) > within &&
    tally.battles < most &&
    winRange(tally).from <= Math.min(upTo, winRange(worst).to)
  let tallies = kinds.map((battles) => battles(Math.min(FEWEST_BATTLES, most)))
  for (;;) {
    const worst = tallies.reduce(worse)
    if (!tallies.some((tally) => isOpen(tally, worst))) return worst
    tallies = tallies.map((tally, place) =>
      isOpen(tally, worst) ? (kinds[place]?.(Math.min(most, 2 * tally.battles)) ?? tally) : tally,
    )
  }
}

/** The outcome of one battle, for the raiders of a team together. */
export interface Outcome {
  readonly won: boolean
  readonly turns: number
  readonly faints: number
  /** Share of the boss's HP that is left. */
  readonly bossHpShare: number
  /** The lowest share of its HP that a raider fell to; 0 when one fainted. */
  readonly lowestHpShare: number
  /** Share of the raid's time that is left. */
  readonly timeShare: number
}

/** Fights one battle, and lets a listener hear each turn. The same seed has the same outcome. */
export function outcomeOf(arena: Arena, team: readonly Player[], seed: number, listen?: Listener): Outcome {
  let lowestHpShare = 1
  const result = fight(arena, team, createRandom(seed), (state, events) => {
    for (const { hp, maxHp } of state.raiders) lowestHpShare = Math.min(lowestHpShare, hp / maxHp)
    listen?.(state, events)
  })
  const { won, turns, faints, bossHpShare, secondsLeft } = result
  return { won, turns, faints, bossHpShare, lowestHpShare, timeShare: secondsLeft / arena.raidSeconds }
}
