import type { RaidAction } from '@/data/rosters/rosters'
import type { Tier } from '@/data/vocabulary'
import { listed } from '@/lib/listed'
import { actionKind } from '@/lib/raid-view/action-marks'
import type { ShieldThresholds } from '@/lib/raid-view/raid-facts'
import { scriptedMove } from '@/lib/raid-view/scripted-move'
import { actionTime, distinct, isByClock, timesOf } from './action-times'

/** Actions at or above this percent of HP or time are the opening: the first quarter of the raid. */
const OPENING = 75

/** As many as fit on the first line. */
const MAX_EVENTS = 3

/** The timing of a raid. */
export interface RaidTimeline {
  /** The tier with its time limit. */
  readonly tier: Tier
  /** The actions by threshold, from 100% down. */
  readonly schedule: readonly RaidAction[]
  readonly shield: ShieldThresholds
}

/**
 * The key timings of a raid, at most three lines: its opening actions, its shield, and when stat changes are cleared.
 * Times count from the start. They are the latest possible, since each faint shortens the timer.
 */
export function keyTimings({ tier, schedule, shield }: RaidTimeline): string[] {
  const shieldTime = actionTime({ type: 'Time', threshold: shield.time }, tier)
  return [
    opening(schedule, tier),
    `Shield at ${shield.hp}% HP or ${shieldTime}; then status moves fail: have your Tera Orb charged.`,
    clearings(schedule, tier),
  ].filter(Boolean)
}

function opening(schedule: readonly RaidAction[], tier: Tier): string {
  const events = schedule
    .filter(({ threshold }) => threshold >= OPENING)
    .flatMap((action) => openingEvent(action, tier) ?? [])
  return distinct(events).slice(0, MAX_EVENTS).join(' ')
}

function openingEvent(action: RaidAction, tier: Tier): string | undefined {
  const event = openingAction(action.action)
  if (!event) return undefined
  const when = actionTime(action, tier)
  return isByClock(action) ? `${when}: ${event}.` : `${capitalized(event)} ${when}.`
}

// Resets have their own line.
function openingAction(action: RaidAction['action']): string | undefined {
  if (actionKind(action) === 'orb') return 'drains your Tera Orb'
  const move = scriptedMove(action)
  return move && `uses ${move}`
}

function clearings(schedule: readonly RaidAction[], tier: Tier): string {
  const yours = timesOf('player reset', schedule, tier)
  const its = timesOf('boss reset', schedule, tier)
  const clauses = [
    ...(yours.length > 0 ? [`clears your boosts ${listed(yours)}`] : []),
    ...(its.length > 0 ? [`clears its own debuffs ${listed(its)}`] : []),
  ]
  return clauses.length > 0 ? `${capitalized(clauses.join('; '))}.` : ''
}

function capitalized(text: string): string {
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}`
}
