import type { RaidAction } from '@/data/rosters/rosters'
import {
  type ClockMoment,
  clockMoment,
  distinct,
  type Moment,
  momentOf,
  momentsOf,
  type RaidTimeline,
} from './moments'

/** Actions at or above this percent of HP or time are the opening: the first quarter of the raid. */
const OPENING = 75

/** As many as fit on the first line. */
const MAX_EVENTS = 3

/** What a boss does in the opening of its raid: it drains Tera Orbs, or uses a move. */
export type OpeningEvent = { readonly when: Moment } & (
  | { readonly kind: 'orb' }
  | { readonly kind: 'move'; readonly name: string }
)

/** The moments to know before a raid begins. They are the latest possible: each faint shortens the timer. */
export interface KeyTimings {
  /** At most three. Resets are not among them. */
  readonly opening: readonly OpeningEvent[]
  /** The shield rises at the first of the two. */
  readonly shield: { readonly hp: number; readonly time: ClockMoment }
  /** When the boss clears the players' raised stats. */
  readonly clearsBoosts: readonly Moment[]
  /** When the boss clears its own lowered stats. */
  readonly clearsDebuffs: readonly Moment[]
}

/**
 * The key timings of a raid: its opening actions, its shield, and when stat changes are cleared.
 *
 * @param nameOf the name of a move by its key
 */
export function keyTimings(raid: RaidTimeline, nameOf: (key: string) => string): KeyTimings {
  const { schedule, shield } = raid
  const resets = (kind: RaidAction['kind']) => schedule.filter((action) => action.kind === kind)
  const events = schedule
    .filter(({ percent }) => percent >= OPENING)
    .flatMap((action): OpeningEvent[] => {
      const when = momentOf(action, raid)
      if (action.kind === 'orb') return [{ when, kind: 'orb' }]
      return action.kind === 'move' ? [{ when, kind: 'move', name: nameOf(action.move) }] : []
    })
  return {
    opening: distinct(events).slice(0, MAX_EVENTS),
    shield: { hp: shield.hp, time: clockMoment(shield.time, raid) },
    clearsBoosts: momentsOf(resets('player reset'), raid),
    clearsDebuffs: momentsOf(resets('boss reset'), raid),
  }
}
