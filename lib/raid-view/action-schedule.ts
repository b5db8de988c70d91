import type { RaidAction } from '@/data/rosters/rosters'

/**
 * A boss's scripted actions by threshold, from 100% down. Actions at the same threshold keep the game's order.
 */
export function actionSchedule(actions: readonly RaidAction[] = []): RaidAction[] {
  return actions.toSorted((one, other) => other.threshold - one.threshold)
}

/** When an action fires, in percent of max HP or of the time limit: `75% HP Remaining`. */
export function actionLabel({ threshold, type }: Pick<RaidAction, 'threshold' | 'type'>): string {
  return `${threshold}% ${type} Remaining`
}
