import { eventSchedule, type RaidEvent } from './schedule'

/** When an event began, as far as it is known: on a day, before one, or between two. Days are UTC, `2026-11-20`. */
export type EventStart = Pick<RaidEvent, 'start' | 'notEarlierThan' | 'notLaterThan'>

/** A set of an event, as it came once. */
export interface Appearance extends EventStart, Pick<RaidEvent, 'number' | 'periods'> {
  /** The place of its event in the schedule, by which events are earlier or later: of many the first day is not known. */
  readonly place: number
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
  for (const [place, { groups, ...event }] of schedule.entries()) {
    for (const { crystals, raids } of groups) {
      for (const { id, rewards } of raids)
        found.set(id, [...(found.get(id) ?? []), { ...event, place, crystals, rewards }])
    }
  }
  return found
}

/** The number of times that each set came: see `appearances`. */
export const cameByEvents = appearances()

/** When an event began, alone. */
export function startOf({ start, notEarlierThan, notLaterThan }: EventStart): EventStart {
  return { start, notEarlierThan, notLaterThan }
}

/**
 * The day on which an event began, as YYYY-MM-DD in UTC, or the nearest bound where that is not known. Throws where the
 * schedule has neither.
 */
export function firstDayOf(event: EventStart & Pick<RaidEvent, 'number'>): string {
  const day = event.start ?? event.notEarlierThan ?? event.notLaterThan
  if (!day) throw new Error(`data/events/schedule.json: event ${event.number} has no first day and no bound`)
  return day
}
