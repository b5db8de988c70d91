import type { RaidAction } from '@/data/rosters/rosters'
import type { Tier } from '@/data/vocabulary'
import { type ActionKind, actionKind } from '@/lib/raid-view/action-marks'
import type { ShieldThresholds } from '@/lib/raid-view/raid-facts'
import { clockLabel, secondsPassed } from './time-limit'

type Threshold = Pick<RaidAction, 'type' | 'threshold'>

/** When an action fires, from the start of the raid: `3:00 in`, `at 30% HP`, `at the start`. */
export function actionTime(action: Threshold, tier: Tier): string {
  if (action.threshold === 100) return 'at the start'
  return isByClock(action)
    ? `${clockLabel(secondsPassed(action.threshold, tier))} in`
    : `at ${action.threshold}% HP`
}

/** Whether an action fires by the clock, after the start. */
export function isByClock({ type, threshold }: Threshold): boolean {
  return type === 'Time' && threshold < 100
}

/** Whether the shield is up when an action fires, unless it is already broken. */
export function isUnderShield({ type, threshold }: Threshold, shield: ShieldThresholds): boolean {
  return threshold <= (type === 'HP' ? shield.hp : shield.time)
}

/** When a schedule has actions of a kind, in its order, each time once. */
export function timesOf(kind: ActionKind, schedule: readonly RaidAction[], tier: Tier): string[] {
  const actions = schedule.filter(({ action }) => actionKind(action) === kind)
  return distinct(actions.map((action) => actionTime(action, tier)))
}

/** Texts, each once: some bosses repeat an action at one threshold. */
export function distinct(texts: readonly string[]): string[] {
  return [...new Set(texts)]
}
