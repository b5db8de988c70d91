import { type Appearance, firstDayOf } from '@/data/events/appearances'
import type { EventRaid } from '@/data/events/raids'

/** What names a set by event. */
type NamedSet = Pick<EventRaid, 'id' | 'name'>

/** By the `id` of each set how often it came: see `appearances`. */
type AppearancesById = ReadonlyMap<string, readonly Pick<Appearance, 'number' | 'start' | 'notLaterThan'>[]>

/**
 * The names of sets by event, by their `id`: each once among the sets of one tier, and stable, since links hold them.
 *
 * - The newest set of a creature has the bare name, `Charizard`: that of its newest event, and of several there the first.
 * - Any other has the month of its first event, `Charizard (2022-12)`, and after the first one of a month a letter:
 *   `Dragapult (2023-01b)`. Months and letters follow the schedule, so a new event gives a date to the bare name alone.
 *
 * Throws where a set never came.
 *
 * @param sets those of one tier
 * @param came in the order in which they first came
 */
export function eventNames(sets: readonly NamedSet[], came: AppearancesById): Map<string, string> {
  const order = [...came.keys()]
  const inOrder = sets.toSorted((one, other) => order.indexOf(one.id) - order.indexOf(other.id))
  const first = inOrder.map(({ id, name }) => ({ id, name, ...firstEvent(id, came) }))
  return new Map(
    first.map((set, place) => {
      const ofCreature = first.filter(({ name }) => name === set.name)
      const newest = ofCreature.find(({ event }) => event === ofCreature.at(-1)?.event)
      const before = first.slice(0, place).filter(({ name, month }) => name === set.name && month === set.month)
      return [set.id, set === newest ? set.name : dated(set.name, set.month + letter(before.length))]
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

// A form stands in brackets already: `Decidueye (Hisui, 2023-10)`.
function dated(name: string, date: string): string {
  return name.endsWith(')') ? `${name.slice(0, -1)}, ${date})` : `${name} (${date})`
}
