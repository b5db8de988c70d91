import type { ActionKind, RaidAction, RaidBoss } from '@/data/rosters/rosters'
import type { Trigger } from '@/data/vocabulary'
import { knownActions } from '@/lib/raid/known-actions'

/**
 * A boss's scripted actions by the percent remaining, from 100% down. Actions at the same percent keep the game's order.
 */
export function actionSchedule(actions: RaidBoss['info']['actions']): RaidAction[] {
  return knownActions(actions).toSorted((one, other) => other.percent - one.percent)
}

/** The mark of a scripted action in the picture of the schedule. */
export interface ActionMark {
  /** Its number in the list of actions, from 1. */
  readonly number: number
  readonly kind: ActionKind
  /** The percent remaining when it fires. */
  readonly percent: number
  /** The number of marks below it, stacked because they are too close on the same bar. */
  readonly level: number
}

/** In percent: closer marks would overlap. */
const MIN_DISTANCE = 7

/**
 * The marks of each bar, in the order of the schedule. Marks that would overlap are stacked.
 */
export function actionMarks(schedule: readonly RaidAction[]): Record<Trigger, ActionMark[]> {
  const marks: Record<Trigger, ActionMark[]> = { HP: [], Time: [] }
  for (const [index, { kind, trigger, percent }] of schedule.entries()) {
    const level = freeLevel(marks[trigger], percent)
    marks[trigger].push({ number: index + 1, kind, percent, level })
  }
  return marks
}

function freeLevel(marks: readonly ActionMark[], percent: number): number {
  const near = marks.filter((mark) => Math.abs(mark.percent - percent) < MIN_DISTANCE)
  return 1 + Math.max(-1, ...near.map(({ level }) => level))
}
