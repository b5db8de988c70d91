import { type Appearance, firstDayOf } from '@/data/events/appearances'
import type { EventRaid } from '@/data/events/raids'

type NamedVersion = Pick<EventRaid, 'id' | 'name'>

/** The events of each version, by its `id`: see `appearances`. */
type AppearancesById = ReadonlyMap<string, readonly Pick<Appearance, 'number' | 'start' | 'notLaterThan'>[]>

/**
 * The names of versions of event bosses, by their `id`. Each is unique in its tier, and stable because links contain it.
 *
 * - The newest version of a creature has the bare name, `Charizard`. If its newest event has several, the first of them does.
 * - Any other has the month of its first event, `Charizard (2022-12)`, with a letter from the second of a month on:
 *   `Dragapult (2023-01b)`. Months and letters follow the schedule, so a new event only dates the version with the bare name.
 *
 * Throws if a version is in no event.
 *
 * @param versions all of one tier
 * @param came in the order of first events
 */
export function eventNames(versions: readonly NamedVersion[], came: AppearancesById): Map<string, string> {
  const order = [...came.keys()]
  const inOrder = versions.toSorted((one, other) => order.indexOf(one.id) - order.indexOf(other.id))
  const first = inOrder.map(({ id, name }) => ({ id, name, ...firstEvent(id, came) }))
  return new Map(
    first.map((version, place) => {
      const ofCreature = first.filter(({ name }) => name === version.name)
      const newest = ofCreature.find(({ event }) => event === ofCreature.at(-1)?.event)
      const before = first
        .slice(0, place)
        .filter(({ name, month }) => name === version.name && month === version.month)
      const { id, name, month } = version
      return [id, version === newest ? name : dated(name, month + letter(before.length))]
    }),
  )
}

function firstEvent(id: string, came: AppearancesById): { event: string; month: string } {
  const [first] = came.get(id) ?? []
  if (!first) throw new Error(`data/events/schedule.json: no event has ${id}`)
  return { event: first.number, month: firstDayOf(first).slice(0, 'YYYY-MM'.length) }
}

function letter(before: number): string {
  return before === 0 ? '' : String.fromCharCode('a'.charCodeAt(0) + before)
}

// The name of a form has brackets already: `Decidueye (Hisui, 2023-10)`.
function dated(name: string, date: string): string {
  return name.endsWith(')') ? `${name.slice(0, -1)}, ${date})` : `${name} (${date})`
}
