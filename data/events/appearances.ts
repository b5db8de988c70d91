import { eventSchedule, type RaidEvent } from './schedule'

/** A set of an event, as it came once. */
export interface Appearance
  extends Pick<RaidEvent, 'number' | 'start' | 'notEarlierThan' | 'notLaterThan' | 'periods'> {
  /** How many event crystals of its group there are at once. */
  readonly crystals: RaidEvent['groups'][number]['crystals']
  /** Its reward tables by weight. */
  readonly rewards: RaidEvent['groups'][number]['raids'][number]['rewards']
}

/**
 * How often each set of this schedule came, by its `id`: the first time first. The sets are in the order in which they
 * first came.
 */
export function appearances(
  schedule: readonly RaidEvent[] = eventSchedule,
): ReadonlyMap<string, readonly Appearance[]> {
  const found = new Map<string, Appearance[]>()
  for (const { groups, ...event } of schedule) {
    for (const { crystals, raids } of groups) {
      for (const { id, rewards } of raids)
        found.set(id, [...(found.get(id) ?? []), { ...event, crystals, rewards }])
    }
  }
  return found
}

/**
 * The day on which an event began, as YYYY-MM-DD in UTC, or the nearest bound where that is not known. Throws where the
 * schedule has neither.
 */
export function firstDayOf(event: Pick<RaidEvent, 'number' | 'start' | 'notEarlierThan' | 'notLaterThan'>): string {
  const day = event.start ?? event.notEarlierThan ?? event.notLaterThan
  if (!day) throw new Error(`data/events/schedule.json: event ${event.number} has no first day and no bound`)
  return day
}
