/** Days of an event, both included, in UTC: `2026-11-20`. */
export interface EventDays {
  readonly from: string
  /** Not set where no source names the last one. */
  readonly to?: string
}

/**
 * Those days of an event that are there or come next at a moment, and which of the two; `undefined` once it is over, or
 * may be: days without a known last one are next only until they begin. Days are whole days in UTC.
 *
 * @param days of the event, in order: many come on two weekends
 */
export function nextDays<Days extends EventDays>(
  days: readonly Days[],
  now: Date,
): { readonly days: Days; readonly isRunning: boolean } | undefined {
  const today = now.toISOString().slice(0, 'YYYY-MM-DD'.length)
  const next = days.find(({ from, to }) => (to ? today <= to : today < from))
  return next && { days: next, isRunning: next.from <= today }
}
