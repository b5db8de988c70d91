/** In UTC, both included: `2026-11-20`. */
export interface EventDays {
  readonly from: string
  /** Not set if unknown. */
  readonly to?: string
}

/**
 * Returns the current or next days of an event; `undefined` after the event. Days without a known end are next only
 * until they begin, because the event may be over.
 *
 * @param days in order: many events have two weekends
 */
export function nextDays<T extends EventDays>(
  days: readonly T[],
  now: Date,
): { readonly days: T; readonly isRunning: boolean } | undefined {
  const today = now.toISOString().slice(0, 'YYYY-MM-DD'.length)
  const next = days.find(({ from, to }) => (to ? today <= to : today < from))
  return next && { days: next, isRunning: next.from <= today }
}
