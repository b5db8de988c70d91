/** What a player taps during a raid; `at` is in milliseconds since 1970. */
export type Tap =
  | { readonly kind: 'faint'; readonly at: number }
  | { readonly kind: 'HP'; readonly percent: number; readonly at: number }

/** A started countdown. The script and the current time give everything else. */
export interface Run {
  /** In milliseconds since 1970. */
  readonly startedAt: number
  /** Oldest first. */
  readonly taps: readonly Tap[]
}

/** Returns a run with another tap. */
export function withTap(run: Run, tap: Tap): Run {
  return { ...run, taps: [...run.taps, tap] }
}

/** Returns a run without its last tap, or an equal run if it has no taps. */
export function withoutLastTap(run: Run): Run {
  return { ...run, taps: run.taps.slice(0, -1) }
}

/** Returns the lowest boss HP that the player tapped, in percent; 100 before the first such tap. */
export function lowestHp({ taps }: Run): number {
  return Math.min(100, ...taps.map((tap) => (tap.kind === 'HP' ? tap.percent : 100)))
}
