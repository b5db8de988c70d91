/** The days of an event as a source names them, both included, in UTC: `2026-11-20`. */
export interface EventDays {
  readonly from: string
  readonly to: string
}

/** What a clock makes of the days of an event. */
export type EventMoment = 'coming' | 'running' | 'over'

/** Whether an event is coming, running or over at a moment. Its days are whole days in UTC. */
export function momentOfEvent({ from, to }: EventDays, now: Date): EventMoment {
  const today = now.toISOString().slice(0, 'YYYY-MM-DD'.length)
  if (today > to) return 'over'
  return today < from ? 'coming' : 'running'
}
