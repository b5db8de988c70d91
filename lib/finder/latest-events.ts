import type { IndexedRaid } from '@/data/shipped/raid-index'
import { type EventDays, nextDays } from '@/lib/raid/event-days'
import type { ListedRaid } from './listed-raids'

/** What is known of a raid's last event. */
export type LastEvent = NonNullable<IndexedRaid['lastEvent']>

/** Days of the last event that run or come next; `undefined` once they are over, or where no source names the last day. */
export function daysByClock({ start, days }: LastEvent, now: Date) {
  return nextDays<EventDays>(days ?? (start ? [{ from: start }] : []), now)
}

/** Marks the raids whose events run. The same array if none does. */
export function withRunning(raids: readonly IndexedRaid[], now: Date): readonly IndexedRaid[] {
  const runs = ({ lastEvent }: IndexedRaid) => lastEvent && daysByClock(lastEvent, now)?.isRunning
  if (!raids.some(runs)) return raids
  return raids.map((raid) => (runs(raid) ? { ...raid, isRunning: true } : raid))
}

/**
 * Event raids: those that run, then those of the latest event. Events follow each other as in the schedule: a bound of a
 * first day is no day, and sorts nothing.
 */
export function latestEvents<Raid extends Pick<IndexedRaid, 'lastEvent' | 'isRunning'>>(
  raids: readonly Raid[],
): Raid[] {
  const placeOf = ({ isRunning, lastEvent }: Raid) =>
    isRunning ? Number.MAX_SAFE_INTEGER : (lastEvent?.place ?? 0)
  return raids.filter(({ lastEvent }) => lastEvent).toSorted((one, other) => placeOf(other) - placeOf(one))
}

/** The day by which the last event that is known had begun, as it is kept: `2026-08-14`. Empty for no events. */
export function lastEventDay(raids: readonly Pick<ListedRaid, 'lastEvent'>[]): string {
  const [latest] = latestEvents(raids)
  return latest?.lastEvent?.start ?? latest?.lastEvent?.notLaterThan ?? ''
}
