import type { RaidAction } from '@/data/rosters/rosters'
import { clockLabel, secondsPassed } from '@/lib/advice/time-limit'
import { type ActionKind, actionKind } from '@/lib/raid/action-marks'
import type { ShieldThresholds } from '@/lib/raid/raid-facts'
import { scriptedMove } from '@/lib/raid/scripted-move'

/** What fires from this percent of HP or time up belongs to the opening: the first quarter of the raid. */
const OPENING = 75

/** As many events as the first line has room for. */
const EVENTS = 3

/**
 * What to know before the raid begins, in at most three lines: what it opens with, when its shield rises, and when
 * raised and lowered stats are cleared. Times are counted from the start and the latest, since each faint takes some.
 *
 * @param schedule the actions by threshold, from 100% down
 */
export function firstMinute(schedule: readonly RaidAction[], shield: ShieldThresholds): string[] {
  return [
    opening(schedule),
    `Shield at ${shield.hp}% HP or by ${clock(shield.time)}: then no status works on it; have Tera ready.`,
    clearings(schedule),
  ].filter(Boolean)
}

function opening(schedule: readonly RaidAction[]): string {
  const events = schedule
    .filter(({ threshold }) => threshold >= OPENING)
    .flatMap((action) => {
      const deed = openingDeed(action.action)
      return deed ? `${whenOf(action)} ${deed}` : []
    })
  return sentence(events.slice(0, EVENTS))
}

// Resets have a line of their own.
function openingDeed(action: RaidAction['action']): string | undefined {
  return actionKind(action) === 'orb' ? 'it takes Tera Orb charge' : scriptedMove(action)
}

function clearings(schedule: readonly RaidAction[]): string {
  const of = (kind: ActionKind) => schedule.filter(({ action }) => actionKind(action) === kind).map(whenOf)
  const ours = of('player reset')
  const its = of('boss reset')
  return sentence([
    ...(ours.length > 0 ? [`our boosts go ${ours.join(', ')}`] : []),
    ...(its.length > 0 ? [`its debuffs go ${its.join(', ')}`] : []),
  ])
}

function whenOf({ type, threshold }: RaidAction): string {
  if (threshold === 100) return 'at the start'
  return type === 'HP' ? `at ${threshold}% HP` : `by ${clock(threshold)}`
}

function clock(percentRemaining: number): string {
  return clockLabel(secondsPassed(percentRemaining))
}

function sentence(clauses: readonly string[]): string {
  const text = clauses.join('; ')
  return text && `${text.charAt(0).toUpperCase()}${text.slice(1)}.`
}
