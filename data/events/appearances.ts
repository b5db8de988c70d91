import { eventSchedule, type RaidEvent } from './schedule'

/** The first day of an event, or its known bounds. Days are UTC, `2026-11-20`. */
export type EventStart = Pick<RaidEvent, 'start' | 'notEarlierThan' | 'notLaterThan'>

/** One event with a version of a boss. */
export interface Appearance extends EventStart, Pick<RaidEvent, 'number' | 'periods'> {
  /** The event's place in the schedule. It orders events, since the first day of many is unknown. */
  readonly place: number
  /** The number of event crystals of its group at a time. */
  readonly crystals: RaidEvent['groups'][number]['crystals']
  /** Its reward tables by weight. */
  readonly rewards: RaidEvent['groups'][number]['raids'][number]['rewards']
}

/**
 * The events of each version of a boss, by the version's `id`, earliest first. Versions are in the order of their first event.
 */
export function appearances(
  schedule: readonly RaidEvent[] = eventSchedule,
): ReadonlyMap<string, readonly Appearance[]> {
  const found = new Map<string, Appearance[]>()
  for (const [place, { groups, ...event }] of schedule.entries()) {
    for (const { crystals, raids } of groups) {
      for (const { id, rewards } of raids)
        found.set(id, [...(found.get(id) ?? []), { ...event, place, crystals, rewards }])
    }
  }
  return found
}

/** The events of each version of a boss in `schedule.json`: see `appearances`. */
export const cameByEvents = appearances()

/** Picks the first day of an event or its bounds. */
export function startOf({ start, notEarlierThan, notLaterThan }: EventStart): EventStart {
  return { start, notEarlierThan, notLaterThan }
}

/**
 * The first day of an event as YYYY-MM-DD in UTC, or its nearest known bound. Throws if the schedule has neither.
 */
export function firstDayOf(event: EventStart & Pick<RaidEvent, 'number'>): string {
  const day = event.start ?? event.notEarlierThan ?? event.notLaterThan
  if (!day) throw new Error(`data/events/schedule.json: event ${event.number} has no first day and no bound`)
  return day
}
