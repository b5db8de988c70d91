import type { RaidAction } from '@/data/rosters/rosters'

/**
 * A boss's scripted actions in the order in which a raid meets them: by threshold, from 100% down.
 * Actions at one threshold keep the game's order.
 */
export function actionSchedule(actions: readonly RaidAction[] = []): RaidAction[] {
  return actions.toSorted((one, other) => other.threshold - one.threshold)
}

/** When an action fires, in percent of the boss's max HP or of the time: `75% HP Remaining`. */
export function actionLabel({ threshold, type }: Pick<RaidAction, 'threshold' | 'type'>): string {
  return `${threshold}% ${type} Remaining`
}
