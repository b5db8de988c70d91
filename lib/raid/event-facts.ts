import { type Appearance, appearancesByVersion, type EventStart, startOf } from '@/data/events/appearances'
import { creatureKey } from '@/data/rosters/boss'
import { type OfEvent, type RaidBoss, rosters } from '@/data/rosters/rosters'
import { TIER_RULES, type TierRules } from '@/data/tiers'
import type { EventDays } from './event-days'
import type { Raid } from './raid'
import type { RaidId } from './raid-id'

export interface Seen {
  readonly times: number
  readonly first: EventStart
  readonly last: EventStart
  /** In order; empty if not even the first day is known. */
  readonly days: readonly EventDays[]
}

export interface CaughtSet
  extends Pick<RaidBoss, 'nature' | 'heldItem' | 'secondMove'>,
    Pick<OfEvent, 'catch' | 'gender' | 'shiny' | 'individualValues' | 'size'>,
    Pick<TierRules, 'mark'> {}

/** `setId` is the `id` of the version. */
export type OfSet<T> = T & { readonly setId: string }

/** Throws for a raid that the event schedule lacks. */
export function seenOf({ id }: Pick<OfEvent, 'id'>): Seen {
  const came = appearancesByVersion.get(id) ?? []
  const [firstEvent, lastEvent] = [came[0], came.at(-1)]
  if (!firstEvent || !lastEvent) throw new Error(`data/events/schedule.json: no event has ${id}`)
  return { times: came.length, first: startOf(firstEvent), last: startOf(lastEvent), days: daysOf(lastEvent) }
}

function daysOf({ start, periods }: Appearance): EventDays[] {
  if (periods.length > 0) return periods.map(({ from, to }) => ({ from, to }))
  return start ? [{ from: start }] : []
}

/** Returns the other event versions of the same Pokémon in the same tier, the bare name first; empty for most. */
export function otherSetsOf({ id, boss }: Pick<Raid, 'id' | 'boss'>): OfSet<RaidId>[] {
  const key = creatureKey(boss)
  return rosters[id.tier]
    .filter((otherBoss) => otherBoss.name !== boss.name && creatureKey(otherBoss) === key)
    .flatMap(({ name, region, event }) =>
      event ? [{ tier: id.tier, region, boss: name, setId: event.id }] : [],
    )
    .toSorted((a, b) => a.boss.length - b.boss.length)
}

/** Returns the Pokémon of an event raid. Source: see `EventRaid`. */
export function caughtSet({ id, boss }: Pick<Raid, 'id' | 'boss'>, event: OfEvent): CaughtSet {
  const { nature, heldItem, secondMove } = boss
  return { ...event, nature, heldItem, secondMove, mark: TIER_RULES[id.tier].mark }
}
