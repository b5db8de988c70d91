/** Days of an event in UTC, both included: `2026-11-20`. */
export interface EventDays {
  readonly from: string
  /** Not set if no source names the last day. */
  readonly to?: string
}

/**
 * Returns the days of an event that include a moment or come next, and whether they have begun; `undefined` after
 * the event. Days without a known last day are next only until they begin, since the event may be over.
 *
 * @param days of the event, in order: many events have two weekends
 */
export function nextDays<T extends EventDays>(
  days: readonly T[],
  now: Date,
): { readonly days: T; readonly isRunning: boolean } | undefined {
  const today = now.toISOString().slice(0, 'YYYY-MM-DD'.length)
  const next = days.find(({ from, to }) => (to ? today <= to : today < from))
  return next && { days: next, isRunning: next.from <= today }
}
