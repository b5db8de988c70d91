import type { EventRaid } from '@/data/events/raids'
import type { EventRewardTable } from '@/data/events/rewards'
import type { RaidEvent } from '@/data/events/schedule'
import { rulesOfStars } from '@/data/tiers'
import type { ParsedEvent, ReadRaid } from './event-files'
import type { Row } from './game-raid'
import { addRewardTable, addVersion, type Placed } from './places'

export interface EventData {
  readonly raids: Readonly<Record<'5' | '7', readonly EventRaid[]>>
  readonly rewards: Readonly<Record<string, EventRewardTable>>
  readonly schedule: readonly RaidEvent[]
}

interface PlacedRaid extends ReadRaid {
  readonly set: Placed
  readonly table: Placed
}

export interface Merged {
  readonly data: EventData
  readonly event: RaidEvent
  readonly raids: readonly PlacedRaid[]
}

type Group = RaidEvent['groups'][number]

/**
 * Adds an event to the data. Skips existing versions and reward tables. An existing event keeps the days that people
 * wrote down, so that importing the same event twice changes nothing.
 */
export function mergeEvent(data: EventData, newEvent: ParsedEvent): Merged {
  const sets = new Map([...data.raids['5'], ...data.raids['7']].map((set) => [set.id, set]))
  const tables = new Map(Object.entries(data.rewards))
  const raids = newEvent.raids
    .filter(({ row }) => rulesOfStars(row.Difficulty) !== undefined)
    .map((raid) => ({ ...raid, set: addVersion(sets, raid.row), table: addRewardTable(tables, raid) }))
  const event = eventOf(data.schedule, newEvent, raids)
  const withStars = (stars: string) =>
    [...sets.values()]
      .filter(({ id }) => id.startsWith(stars))
      .toSorted(by(({ name, id }) => `${name}\n${id}`))
  return {
    data: {
      raids: { '5': withStars('5'), '7': withStars('7') },
      rewards: Object.fromEntries(tables),
      schedule: withEvent(data.schedule, event),
    },
    event,
    raids,
  }
}

/** Compares by code units, whatever the language of the machine; a line break comes first. */
function by<T>(textOf: (entry: T) => string) {
  return (a: T, b: T) => (textOf(a) < textOf(b) ? -1 : 1)
}

function eventOf(
  schedule: readonly RaidEvent[],
  newEvent: ParsedEvent,
  raids: readonly PlacedRaid[],
): RaidEvent {
  const { number, name, id, day } = newEvent
  const numbers = new Set(newEvent.raids.map(({ row }) => row.DeliveryGroupID))
  const groups = [...numbers].map((group) => groupOf(group, newEvent, raids))
  const existing = schedule.find((event) => event.number === number)
  if (existing) return { ...existing, name, id, groups }
  // A rerun may have the number of an earlier event, so its number does not tell its first day.
  const isOld = schedule.some((event) => event.id === id)
  return { number, name, id, ...(!isOld && { start: day }), periods: [], groups }
}

function groupOf(group: number, newEvent: ParsedEvent, raids: readonly PlacedRaid[]): Group {
  const rows = newEvent.raids.map(({ row }) => row).filter(({ DeliveryGroupID }) => DeliveryGroupID === group)
  const easier = mergeEasier(rows)
  return {
    group,
    crystals: newEvent.crystals.get(group) ?? 'unknown',
    raids: mergeByVersion(raids.filter(({ row }) => row.DeliveryGroupID === group)),
    ...(easier.length > 0 && { easier }),
  }
}

interface ComingRaid {
  readonly id: string
  readonly weight: number
  readonly rewards: Readonly<Record<string, number>>
}

function mergeByVersion(raids: readonly PlacedRaid[]): Group['raids'] {
  const coming = new Map<string, ComingRaid>()
  for (const { row, set, table } of raids) {
    const before = coming.get(set.id)
    coming.set(set.id, {
      id: set.id,
      weight: (before?.weight ?? 0) + row.Rate,
      rewards: { ...before?.rewards, [table.id]: (before?.rewards[table.id] ?? 0) + row.Rate },
    })
  }
  return [...coming.values()]
}

function mergeEasier(rows: readonly Row[]): NonNullable<Group['easier']> {
  const easier = new Map<string, { stars: number; name: string; weight: number }>()
  for (const { Difficulty: stars, Rate, BossPokePara } of rows.filter(
    ({ Difficulty }) => rulesOfStars(Difficulty) === undefined,
  )) {
    const { name } = BossPokePara.named
    const { weight } = easier.get(`${stars} ${name}`) ?? { weight: 0 }
    easier.set(`${stars} ${name}`, { stars, name, weight: weight + Rate })
  }
  return [...easier.values()]
}

/**
 * Returns the schedule with an event. The event replaces its earlier entry, or an entry with a guessed number (`147?`)
 * and the same raids.
 */
function withEvent(schedule: readonly RaidEvent[], event: RaidEvent): RaidEvent[] {
  const ids = idsIn(event)
  const isGuessOfIt = (entry: RaidEvent) =>
    entry.number.endsWith('?') && idsIn(entry).every((id) => ids.includes(id))
  const rest = schedule.filter((entry) => entry.number !== event.number && !isGuessOfIt(entry))
  return [...rest, event].toSorted(by(({ number }) => number))
}

function idsIn({ groups }: RaidEvent): string[] {
  return groups.flatMap(({ raids }) => raids.map(({ id }) => id))
}
