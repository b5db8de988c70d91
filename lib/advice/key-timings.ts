import type { RaidAction } from '@/data/rosters/rosters'
import type { Tier } from '@/data/vocabulary'
import { listed } from '@/lib/listed'
import { type ActionKind, actionKind } from '@/lib/raid-view/action-marks'
import type { ShieldThresholds } from '@/lib/raid-view/raid-facts'
import { scriptedMove } from '@/lib/raid-view/scripted-move'
import { clockLabel, secondsPassed } from './time-limit'

/** What fires from this percent of HP or time up belongs to the opening: the first quarter of the raid. */
const OPENING = 75

/** As many events as the first line has room for. */
const EVENTS = 3

/** What decides when things happen in a raid. */
export interface RaidTimeline {
  /** The tier whose time limit counts. */
  readonly tier: Tier
  /** The actions by threshold, from 100% down. */
  readonly schedule: readonly RaidAction[]
  readonly shield: ShieldThresholds
}

/**
 * What to know before the raid begins, in at most three lines: what it opens with, when its shield rises, and when
 * raised and lowered stats are cleared. Times are counted from the start and the latest, since each faint shortens the
 * timer.
 */
export function keyTimings({ tier, schedule, shield }: RaidTimeline): string[] {
  const shieldTime = whenOf({ type: 'Time', threshold: shield.time }, tier)
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
  return distinct(events).slice(0, EVENTS).join(' ')
}

function openingEvent(action: RaidAction, tier: Tier): string | undefined {
  const deed = openingAction(action.action)
  if (!deed) return undefined
  const when = whenOf(action, tier)
  return isByClock(action) ? `${when}: ${deed}.` : `${capitalized(deed)} ${when}.`
}

// Resets have a line of their own.
function openingAction(action: RaidAction['action']): string | undefined {
  if (actionKind(action) === 'orb') return 'drains your Tera Orb'
  const move = scriptedMove(action)
  return move && `uses ${move}`
}

function clearings(schedule: readonly RaidAction[], tier: Tier): string {
  const timesOf = (kind: ActionKind) =>
    distinct(
      schedule.filter(({ action }) => actionKind(action) === kind).map((action) => whenOf(action, tier)),
    )
  const yours = timesOf('player reset')
  const its = timesOf('boss reset')
  const clauses = [
    ...(yours.length > 0 ? [`clears your boosts ${listed(yours)}`] : []),
    ...(its.length > 0 ? [`clears its own debuffs ${listed(its)}`] : []),
  ]
  return clauses.length > 0 ? `${capitalized(clauses.join('; '))}.` : ''
}

type Threshold = Pick<RaidAction, 'type' | 'threshold'>

function whenOf(threshold: Threshold, tier: Tier): string {
  if (threshold.threshold === 100) return 'at the start'
  return isByClock(threshold)
    ? `${clockLabel(secondsPassed(threshold.threshold, tier))} in`
    : `at ${threshold.threshold}% HP`
}

function isByClock({ type, threshold }: Threshold): boolean {
  return type === 'Time' && threshold < 100
}

// Some bosses do the same twice at one threshold.
function distinct(texts: readonly string[]): string[] {
  return [...new Set(texts)]
}

function capitalized(text: string): string {
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}`
}
