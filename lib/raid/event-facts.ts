import { type Appearance, cameByEvents, type EventStart, startOf } from '@/data/events/appearances'
import { creatureKey } from '@/data/rosters/boss'
import { type OfEvent, type RaidBoss, rosters } from '@/data/rosters/rosters'
import { TIER_RULES, type TierRules } from '@/data/tiers'
import type { EventDays } from './event-days'
import type { Raid } from './raid'
import type { RaidId } from './raid-id'

/** When a raid by event came. */
export interface Seen {
  /** In how many events. */
  readonly times: number
  readonly first: EventStart
  readonly last: EventStart
  /** The days of the last event, in order, as far as a source names them; empty where not even the first is known. */
  readonly days: readonly EventDays[]
}

/** The Pokémon of a raid by event, as it fights and as it is caught. */
export interface CaughtSet
  extends Pick<RaidBoss, 'nature' | 'heldItem' | 'secondMove'>,
    Pick<OfEvent, 'catch' | 'gender' | 'shiny' | 'individualValues' | 'size'>,
    Pick<TierRules, 'mark'> {}

/** A raid by event, with the `id` of its set. */
export type OfSet<Named> = Named & { readonly setId: string }

/** When a raid by event came. Throws for one that the schedule lacks. */
export function seenOf({ id }: Pick<OfEvent, 'id'>): Seen {
  const came = cameByEvents.get(id) ?? []
  const [first, last] = [came[0], came.at(-1)]
  if (!first || !last) throw new Error(`data/events/schedule.json: no event has ${id}`)
  return { times: came.length, first: startOf(first), last: startOf(last), days: daysOf(last) }
}

function daysOf({ start, periods }: Appearance): EventDays[] {
  if (periods.length > 0) return periods.map(({ from, to }) => ({ from, to }))
  return start ? [{ from: start }] : []
}

/** The other sets of the same creature by event in the same tier, the one with the bare name first; empty for most. */
export function otherSetsOf({ id, boss }: Pick<Raid, 'id' | 'boss'>): OfSet<RaidId>[] {
  const key = creatureKey(boss)
  return rosters[id.tier]
    .filter((other) => other.name !== boss.name && creatureKey(other) === key)
    .flatMap(({ name, region, event }) =>
      event ? [{ tier: id.tier, region, boss: name, setId: event.id }] : [],
    )
    .toSorted((one, other) => one.boss.length - other.boss.length)
}

/** The Pokémon of a raid by event. Source: see `EventRaid`. */
export function caughtSet({ id, boss }: Pick<Raid, 'id' | 'boss'>, event: OfEvent): CaughtSet {
  const { nature, heldItem, secondMove } = boss
  return { ...event, nature, heldItem, secondMove, mark: TIER_RULES[id.tier].mark }
}
