/** Days of an event as a source names them, both included, in UTC: `2026-11-20`. */
export interface EventDays {
  readonly from: string
  readonly to: string
}

/** What is to say of an event by a clock: until when it is there, or when it comes. */
export type EventByClock =
  | { readonly kind: 'running'; readonly to: string }
  | { readonly kind: 'coming'; readonly from: string }

/**
 * Whether an event is there or comes, at a moment; `undefined` once it is over. Days are whole days in UTC.
 *
 * @param days of the event, in order: many come on two weekends
 */
export function eventByClock(days: readonly EventDays[], now: Date): EventByClock | undefined {
  const today = now.toISOString().slice(0, 'YYYY-MM-DD'.length)
  const next = days.find(({ to }) => today <= to)
  if (!next) return undefined
  return today < next.from ? { kind: 'coming', from: next.from } : { kind: 'running', to: next.to }
}
