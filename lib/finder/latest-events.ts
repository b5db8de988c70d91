import type { ListedRaid } from './listed-raids'

/**
 * The raids by event, those of the latest event first, without the others. Events follow each other as the schedule has
 * them: a bound of a first day is no day, and sorts nothing.
 */
export function latestEvents<Raid extends Pick<ListedRaid, 'lastEvent'>>(raids: readonly Raid[]): Raid[] {
  return raids
    .flatMap((raid) => (raid.lastEvent ? [{ raid, place: raid.lastEvent.place }] : []))
    .toSorted((one, other) => other.place - one.place)
    .map(({ raid }) => raid)
}

/** The day by which the last event that is known had begun, as it is kept: `2026-08-14`. Empty for no events. */
export function lastEventDay(raids: readonly Pick<ListedRaid, 'lastEvent'>[]): string {
  const [latest] = latestEvents(raids)
  return latest?.lastEvent?.start ?? latest?.lastEvent?.notLaterThan ?? ''
}
