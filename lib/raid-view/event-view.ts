import type { EventDays } from '@/lib/raid/event-days'
import { caughtSet, type OfSet, otherSetsOf, seenOf } from '@/lib/raid/event-facts'
import { asOnPage } from '@/lib/raid/pages'
import type { Raid } from '@/lib/raid/raid'
import type { Selection } from '@/lib/raid/selection'
import type { Sentences } from '@/lib/words/language'

/** Days of an event, with what is to say before they come, and while they last. */
export interface DescribedDays extends EventDays {
  readonly coming: string
  /** Not set where nobody knows how long they last. */
  readonly running?: string
}

/** What a raid by event has beyond an ordinary one, as the screen lists it. */
export interface EventView {
  /** The `id` of its set. */
  readonly setId: string
  /** When it came. */
  readonly seen: string
  /** The days of the last event, in order, as far as a source names them; not set where not even the first is known. */
  readonly days?: readonly DescribedDays[]
  /** The Pokémon as it fights and as it is caught: what is fixed, and whether it can be caught again. */
  readonly set: readonly (readonly [name: string, text: string])[]
  /** Its Pokémon's other sets in the same tier, as their pages show them; not set where there is none. */
  readonly otherSets?: readonly OfSet<Selection>[]
  /** Where what is known is from, if that is not the game itself. */
  readonly source?: string
}

/** The view of what a raid by event has beyond an ordinary one; `undefined` for an ordinary one. */
export function eventView(raid: Raid, { events }: Pick<Sentences, 'events'>): EventView | undefined {
  const { event } = raid.boss
  if (!event) return undefined
  const seen = seenOf(event)
  const otherSets = otherSetsOf(raid).map(({ setId, ...id }) => ({ ...asOnPage(id), setId }))
  return {
    setId: event.id,
    seen: events.seen(seen),
    ...(seen.days.length > 0 && { days: seen.days.map((days) => ({ ...days, ...events.days(days) })) }),
    set: events.set(caughtSet(raid, event)),
    ...(otherSets.length > 0 && { otherSets }),
    ...(event.source && { source: events.source }),
  }
}
