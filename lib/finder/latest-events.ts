import type { ListedRaid } from './search-raids'

/**
 * The raids by event, those of the latest event first, without the others. Events follow each other as the schedule has
 * them: a bound of a first day is no day, and sorts nothing.
 */
export function latestEvents<Some extends Pick<ListedRaid, 'lastEvent'>>(raids: readonly Some[]): Some[] {
  return raids
    .flatMap((raid) => (raid.lastEvent ? [{ raid, place: raid.lastEvent.place }] : []))
    .toSorted((one, other) => other.place - one.place)
    .map(({ raid }) => raid)
}
