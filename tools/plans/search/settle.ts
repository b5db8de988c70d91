import { CHANCE_WITHIN } from '@/lib/plans/raid-plans'
import { type Tally, uncertainty, winRange, worse } from './tally'

/** Fights battles of one kind until there are so many, and tells what they came to. */
export type Battles = (count: number) => Tally

/** With fewer not even a sure win is certain. */
const FEWEST_BATTLES = 36
/** With so many every rate is certain. */
const MOST_BATTLES = 400

/**
 * What the worst of some kinds of battles came to: as many as settle its rate of wins within five points, and at most
 * `MOST_BATTLES`. A kind that is surely won more often is not fought on.
 */
export function settledWorst(kinds: readonly Battles[]): Tally {
  let tallies = kinds.map((battles) => battles(FEWEST_BATTLES))
  for (;;) {
    const worst = tallies.reduce(worse)
    if (!tallies.some((tally) => isOpen(tally, worst))) return worst
    tallies = tallies.map((tally, place) =>
      isOpen(tally, worst) ? (kinds[place]?.(Math.min(MOST_BATTLES, 2 * tally.battles)) ?? tally) : tally,
    )
  }
}

function isOpen(tally: Tally, worst: Tally): boolean {
  const isUncertain = 100 * uncertainty(tally) > CHANCE_WITHIN && tally.battles < MOST_BATTLES
  return isUncertain && winRange(tally).from <= winRange(worst).to
}
