import { type Appearance, firstDayOf } from '@/data/events/appearances'
import type { EventRaid } from '@/data/events/raids'

type NamedVersion = Pick<EventRaid, 'id' | 'name'>

/** By the version's `id`: see `appearances`. */
type AppearancesById = ReadonlyMap<string, readonly Pick<Appearance, 'number' | 'start' | 'notLaterThan'>[]>

/**
 * Returns names by the version's `id`. Each is unique in its tier, and stable because links contain it.
 *
 * - The newest version of a creature has the bare name, `Charizard`. If its newest event has several, the first has it.
 * - Others have the month of their first event, `Charizard (2022-12)`, with a letter from the second of a month on:
 * `Dragapult (2023-01b)`. Months and letters follow the schedule, so a new event only dates the bare name.
 *
 * Throws if a version has no event.
 *
 * @param versions all of one tier
 * @param appearancesById in the order of first events
 */
export function eventNames(
  versions: readonly NamedVersion[],
  appearancesById: AppearancesById,
): Map<string, string> {
  const order = [...appearancesById.keys()]
  const sorted = versions.toSorted((a, b) => order.indexOf(a.id) - order.indexOf(b.id))
  const withEvents = sorted.map(({ id, name }) => ({ id, name, ...firstEvent(id, appearancesById) }))
  return new Map(
    withEvents.map((version, index) => {
      const ofSameName = withEvents.filter(({ name }) => name === version.name)
      const newest = ofSameName.find(({ event }) => event === ofSameName.at(-1)?.event)
      const earlier = withEvents
        .slice(0, index)
        .filter(({ name, month }) => name === version.name && month === version.month)
      const { id, name, month } = version
      return [id, version === newest ? name : withDate(name, month + letter(earlier.length))]
    }),
  )
}

function firstEvent(id: string, appearancesById: AppearancesById): { event: string; month: string } {
  const [first] = appearancesById.get(id) ?? []
  if (!first) throw new Error(`data/events/schedule.json: no event has ${id}`)
  return { event: first.number, month: firstDayOf(first).slice(0, 'YYYY-MM'.length) }
}

function letter(earlierCount: number): string {
  return earlierCount === 0 ? '' : String.fromCharCode('a'.charCodeAt(0) + earlierCount)
}

// A form's name already has brackets: `Decidueye (Hisui, 2023-10)`.
function withDate(name: string, date: string): string {
  return name.endsWith(')') ? `${name.slice(0, -1)}, ${date})` : `${name} (${date})`
}
