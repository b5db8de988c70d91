import { eventSchedule, type RaidEvent } from './schedule'

/** A first day or its known bounds. Days are UTC, `2026-11-20`. */
export type EventStart = Pick<RaidEvent, 'start' | 'notEarlierThan' | 'notLaterThan'>

export interface Appearance extends EventStart, Pick<RaidEvent, 'number' | 'periods'> {
  /** Index in the schedule. It orders events, since many first days are unknown. */
  readonly place: number
  /** Event crystals of the group at a time. */
  readonly crystals: RaidEvent['groups'][number]['crystals']
  /** Tables by weight. */
  readonly rewards: RaidEvent['groups'][number]['raids'][number]['rewards']
}

/** By the version's `id`, earliest event first. Versions are in the order of their first event. */
export function appearances(
  schedule: readonly RaidEvent[] = eventSchedule,
): ReadonlyMap<string, readonly Appearance[]> {
  const appearancesById = new Map<string, Appearance[]>()
  for (const [index, { groups, ...event }] of schedule.entries()) {
    for (const { crystals, raids } of groups) {
      for (const { id, rewards } of raids)
        appearancesById.set(id, [
          ...(appearancesById.get(id) ?? []),
          { ...event, place: index, crystals, rewards },
        ])
    }
  }
  return appearancesById
}

export const appearancesByVersion = appearances()

export function startOf({ start, notEarlierThan, notLaterThan }: EventStart): EventStart {
  return { start, notEarlierThan, notLaterThan }
}

/** YYYY-MM-DD in UTC, or the nearest known bound. Throws if the schedule has neither. */
export function firstDayOf(event: EventStart & Pick<RaidEvent, 'number'>): string {
  const day = event.start ?? event.notEarlierThan ?? event.notLaterThan
  if (!day) throw new Error(`data/events/schedule.json: event ${event.number} has no first day and no bound`)
  return day
}
