import type { EventDays } from '@/lib/raid/event-days'
import { caughtSet, type OfSet, otherSetsOf, seenOf } from '@/lib/raid/event-facts'
import { canonicalSelection } from '@/lib/raid/pages'
import type { Raid } from '@/lib/raid/raid'
import type { Selection } from '@/lib/raid/selection'
import type { Sentences } from '@/lib/words/language'

export interface DescribedDays extends EventDays {
  readonly coming: string
  readonly running?: string
}

export interface EventView {
  readonly setId: string
  readonly seen: string
  /** In order; not set if not even the first day is known. */
  readonly days?: readonly DescribedDays[]
  readonly set: readonly (readonly [name: string, text: string])[]
  /** Same tier, named as on their pages; not set if there is none. */
  readonly otherSets?: readonly OfSet<Selection>[]
  /** Set if the source isn't the game itself. */
  readonly source?: string
}

export function eventView(raid: Raid, { events }: Pick<Sentences, 'events'>): EventView | undefined {
  const { event } = raid.boss
  if (!event) return undefined
  const lastSeen = seenOf(event)
  const otherSets = otherSetsOf(raid).map(({ setId, ...id }) => ({ ...canonicalSelection(id), setId }))
  return {
    setId: event.id,
    seen: events.seen(lastSeen),
    ...(lastSeen.days.length > 0 && {
      days: lastSeen.days.map((days) => ({ ...days, ...events.days(days) })),
    }),
    set: events.set(caughtSet(raid, event)),
    ...(otherSets.length > 0 && { otherSets }),
    ...(event.source && { source: events.source }),
  }
}
