import { knownActions } from '@/data/rosters/boss'
import type { RaidAction, RaidBoss } from '@/data/rosters/rosters'
import type { ShieldThresholds } from '@/lib/raid/figures'
import { isUnderShield } from './moments'

/**
 * A boss's scripted actions by the percent remaining, from 100% down. Actions at the same percent keep the game's order.
 */
export function actionSchedule(actions: RaidBoss['info']['actions']): RaidAction[] {
  return knownActions(actions).toSorted((one, other) => other.percent - one.percent)
}

/**
 * The place in a schedule at which the shield rises: before the first action that it is up for, after all where there is
 * none.
 */
export function shieldPlace(schedule: readonly RaidAction[], shield: ShieldThresholds): number {
  const place = schedule.findIndex((action) => isUnderShield(action, shield))
  return place === -1 ? schedule.length : place
}
