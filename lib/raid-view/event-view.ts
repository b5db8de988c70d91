import { type Appearance, appearances, type EventStart, startOf } from '@/data/events/appearances'
import type { RaidBoss } from '@/data/rosters/rosters'
import type { Creature } from '@/data/shipped/schema'
import { TIER_RULES, type TierRules } from '@/data/tiers'
import { possibleAbilities } from '@/lib/creature/abilities'
import type { EventDays } from '@/lib/raid/event-days'
import type { Raid } from '@/lib/raid/raid'
import type { Sentences } from '@/lib/words/language'

/** When a raid by event came, as data. */
export interface Seen {
  /** In how many events. */
  readonly times: number
  readonly first: EventStart
  readonly last: EventStart
  /** The last days of the last event that a source names; not set where none does. */
  readonly lastDays: EventDays | undefined
}

/** The Pokémon that a raid by event pays, as data. */
export interface CaughtSet
  extends Pick<RaidBoss, 'teraType' | 'nature' | 'heldItem'>,
    Pick<NonNullable<RaidBoss['event']>, 'catch' | 'gender' | 'shiny' | 'individualValues' | 'size'>,
    Pick<TierRules, 'mark'> {
  /** The names of the abilities that it may have. */
  readonly abilities: readonly string[]
}

/** What a raid by event has beyond an ordinary one, as the screen lists it. */
export interface EventView {
  /** When it came. */
  readonly seen: string
  /** See `Seen`. */
  readonly lastDays?: EventDays
  /** The boss and the caught Pokémon: what is fixed, and whether it can be caught again. */
  readonly set: readonly (readonly [name: string, text: string])[]
  /** Where what is known is from, if that is not the game itself. */
  readonly source?: string
  /** Set where each raid has one of several lists of rewards. */
  readonly rewardTables?: number
}

const CAME = appearances()

/** The view of what a raid by event has beyond an ordinary one; `undefined` for an ordinary one. */
export function eventView(
  { id, boss, teraType }: Raid,
  creature: Creature,
  { events }: Pick<Sentences, 'events'>,
): EventView | undefined {
  const { event } = boss
  if (!event) return undefined
  const seen = seenOf(CAME.get(event.id) ?? [])
  const { source, rewardTables } = event
  return {
    seen: events.seen(seen),
    ...(seen.lastDays && { lastDays: seen.lastDays }),
    set: events.set({
      ...event,
      nature: boss.nature,
      heldItem: boss.heldItem,
      teraType: boss.teraType ?? teraType,
      mark: TIER_RULES[id.tier].mark,
      abilities: abilitiesOf(creature, boss.ability),
    }),
    ...(source && { source: events.source }),
    ...(rewardTables > 1 && { rewardTables }),
  }
}

function abilitiesOf({ abilities }: Creature, rule: RaidBoss['ability']): string[] {
  return [...new Set(possibleAbilities(abilities, rule).map(({ name }) => name))]
}

/** When a set came. Throws where it never did. */
export function seenOf(came: readonly Appearance[]): Seen {
  const [first, last] = [came[0], came.at(-1)]
  if (!first || !last) throw new Error('a raid by event that never came')
  const period = last.periods.at(-1)
  return {
    times: came.length,
    first: startOf(first),
    last: startOf(last),
    lastDays: period && { from: period.from, to: period.to },
  }
}
