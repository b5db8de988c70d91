import type { RaidAction } from '@/data/rosters/rosters'
import type { Trigger } from '@/data/vocabulary'

/** The mark of a scripted action in the picture of the schedule. */
export interface ActionMark {
  /** Its number in the list of actions, from 1. */
  readonly number: number
  readonly kind: ActionKind
  /** The percent remaining when it fires. */
  readonly threshold: number
  /** The number of marks below it, stacked because they are too close on the same bar. */
  readonly level: number
}

/** The kinds of actions: a reset of the boss, a reset of the players, a drained Tera Orb, or a move. */
export type ActionKind = 'boss reset' | 'player reset' | 'orb' | 'move'

/** In percent: closer marks would overlap. */
const MIN_DISTANCE = 7

/**
 * The marks of each bar, in the order of the schedule. Marks that would overlap are stacked.
 */
export function actionMarks(schedule: readonly RaidAction[]): Record<Trigger, ActionMark[]> {
  const marks: Record<Trigger, ActionMark[]> = { HP: [], Time: [] }
  for (const [index, { type, action, threshold }] of schedule.entries()) {
    const level = freeLevel(marks[type], threshold)
    marks[type].push({ number: index + 1, kind: actionKind(action), threshold, level })
  }
  return marks
}

function freeLevel(marks: readonly ActionMark[], threshold: number): number {
  const near = marks.filter((mark) => Math.abs(mark.threshold - threshold) < MIN_DISTANCE)
  return 1 + Math.max(-1, ...near.map(({ level }) => level))
}

/** The kind of an action. */
export function actionKind(action: RaidAction['action']): ActionKind {
  switch (action) {
    case 'Stats & Status Reset':
      return 'boss reset'
    case 'Player Stats & Status Reset':
      return 'player reset'
    case 'Reduce Tera Orb Charge':
      return 'orb'
    default:
      return 'move'
  }
}
