import type { IndexedRaid } from '@/data/shipped/raid-index'
import { type EventDays, nextDays } from '@/lib/raid/event-days'
import type { ListedRaid } from './listed-raids'

export type LastEvent = NonNullable<IndexedRaid['lastEvent']>

/** Returns the current or next days of the last event; `undefined` if they are over or unknown. */
export function daysByClock({ start, days }: LastEvent, now: Date) {
  return nextDays<EventDays>(days ?? (start ? [{ from: start }] : []), now)
}

/** Returns the same array if no event runs. */
export function withRunning(raids: readonly IndexedRaid[], now: Date): readonly IndexedRaid[] {
  const isRunning = ({ lastEvent }: IndexedRaid) => lastEvent && daysByClock(lastEvent, now)?.isRunning
  if (!raids.some(isRunning)) return raids
  return raids.map((raid) => (isRunning(raid) ? { ...raid, isRunning: true } : raid))
}

/**
 * Returns event raids: running events first, then newest first. Uses the schedule's order, because some start dates are
 * only known as bounds.
 */
export function latestEvents<T extends Pick<IndexedRaid, 'lastEvent' | 'isRunning'>>(
  raids: readonly T[],
): T[] {
  const placeOf = ({ isRunning, lastEvent }: T) =>
    isRunning ? Number.MAX_SAFE_INTEGER : (lastEvent?.place ?? 0)
  return raids.filter(({ lastEvent }) => lastEvent).toSorted((a, b) => placeOf(b) - placeOf(a))
}

/** Returns the latest known start of an event, or the day by which it had begun: `2026-08-14`. Empty without events. */
export function lastEventDay(raids: readonly Pick<ListedRaid, 'lastEvent'>[]): string {
  const [latest] = latestEvents(raids)
  return latest?.lastEvent?.start ?? latest?.lastEvent?.notLaterThan ?? ''
}
