/** What a player taps during a raid; `at` is in milliseconds since 1970. */
export type Tap =
  | { readonly kind: 'faint'; readonly at: number }
  | { readonly kind: 'HP'; readonly percent: number; readonly at: number }

/** A countdown that was started: all else follows from it, the script and the time of day. */
export interface Run {
  /** In milliseconds since 1970. */
  readonly startedAt: number
  /** In the order in which they came. */
  readonly taps: readonly Tap[]
}

/** A run with one tap more. */
export function withTap(run: Run, tap: Tap): Run {
  return { ...run, taps: [...run.taps, tap] }
}

/** A run without its last tap; the same where there is none. */
export function withoutLastTap(run: Run): Run {
  return { ...run, taps: run.taps.slice(0, -1) }
}

/** The percent of HP that the boss was last said to have; 100 before the first tap. */
export function lowestHp({ taps }: Run): number {
  return Math.min(100, ...taps.map((tap) => (tap.kind === 'HP' ? tap.percent : 100)))
}
