import { type Tally, uncertainty, winRange, worse } from './tally'

/** Fights battles of one kind until there are so many, and tells what they came to. */
export type Battles = (count: number) => Tally

/** How far a rate of wins is to be settled. */
interface Certainty {
  /** By how much it may be off, either way, as a share: 0.05 for five points. */
  readonly within: number
  /** Battles of one kind after which it counts as settled. */
  readonly most: number
}

/** With fewer not even a sure win is certain. */
const FEWEST_BATTLES = 36

/**
 * What the worst of some kinds of battles came to: as many as settle its rate of wins, and at most as many as asked. A kind
 * that is surely won more often is not fought on.
 */
export function settledWorst(kinds: readonly Battles[], { within, most }: Certainty): Tally {
  const isOpen = (tally: Tally, worst: Tally) =>
    uncertainty(tally) > within && tally.battles < most && winRange(tally).from <= winRange(worst).to
  let tallies = kinds.map((battles) => battles(Math.min(FEWEST_BATTLES, most)))
  for (;;) {
    const worst = tallies.reduce(worse)
    if (!tallies.some((tally) => isOpen(tally, worst))) return worst
    tallies = tallies.map((tally, place) =>
      isOpen(tally, worst) ? (kinds[place]?.(Math.min(most, 2 * tally.battles)) ?? tally) : tally,
    )
  }
}
