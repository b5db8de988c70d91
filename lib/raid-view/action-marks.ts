import type { RaidAction } from '@/data/rosters/rosters'
import type { Trigger } from '@/data/vocabulary'

/** A scripted action on the picture of the schedule. */
export interface ActionMark {
  /** Its place in the list of actions, from 1. */
  readonly number: number
  readonly kind: ActionKind
  /** Percent that remains when it fires. */
  readonly threshold: number
  /** How many marks lie under it, because they are too close on the same bar to be read side by side. */
  readonly level: number
}

/** What an action does to the players' plans: its own reset, theirs, a stolen charge, or a move. */
export type ActionKind = 'boss reset' | 'player reset' | 'orb' | 'move'

/** Marks closer than this many percent would cover each other. */
const ROOM = 7

/**
 * The marks of each bar, from the actions as the list has them: same order, same thresholds.
 * Marks that would cover each other are stacked.
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
  const near = marks.filter((mark) => Math.abs(mark.threshold - threshold) < ROOM)
  return 1 + Math.max(-1, ...near.map(({ level }) => level))
}

/** What an action does to the players' plans. */
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
