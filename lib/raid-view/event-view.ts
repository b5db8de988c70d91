import type { EventDays } from '@/lib/raid/event-days'
import { caughtSet, type OfSet, otherSetsOf, seenOf } from '@/lib/raid/event-facts'
import { asOnPage } from '@/lib/raid/pages'
import type { Raid } from '@/lib/raid/raid'
import type { Selection } from '@/lib/raid/selection'
import type { Sentences } from '@/lib/words/language'

/** Days of an event, with texts for before and during them. */
export interface DescribedDays extends EventDays {
  readonly coming: string
  readonly running?: string
}

export interface EventView {
  readonly setId: string
  readonly seen: string
  /** Known days of the last event, in order; not set if not even the first is known. */
  readonly days?: readonly DescribedDays[]
  /** Fixed traits of the boss and the caught Pokémon, and whether players can catch it again. */
  readonly set: readonly (readonly [name: string, text: string])[]
  /** Other versions of the Pokémon in the same tier, as on their pages; not set if there is none. */
  readonly otherSets?: readonly OfSet<Selection>[]
  /** Source of the facts, if not the game itself. */
  readonly source?: string
}

/** `undefined` for an ordinary raid. */
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
