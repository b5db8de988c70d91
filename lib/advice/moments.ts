import { ASSUMPTIONS } from '@/battle/assumptions'
import { knownActions } from '@/data/rosters/boss'
import type { RaidAction, RaidBoss } from '@/data/rosters/rosters'
import { TRIGGERS } from '@/data/vocabulary'
import { firstOfEach } from '@/lib/first-of-each'
import type { RaidFigures, ShieldThresholds } from '@/lib/raid/figures'

export interface RaidTimeline extends Pick<RaidFigures, 'timeLimit' | 'isTimeLimitUnread'> {
  /** By percent remaining, from 100 down. */
  readonly schedule: readonly RaidAction[]
  readonly shield: ShieldThresholds
}

/** When an action fires: percent of max HP, or of the time remaining. */
export type ActionMoment = Pick<RaidAction, 'trigger' | 'percent'>

/** Seconds since the start, if the time limit is known. */
export interface ClockMoment {
  readonly trigger: 'Time'
  readonly percent: number
  readonly seconds?: number
}

type RaidTime = Pick<RaidTimeline, 'timeLimit' | 'isTimeLimitUnread'>

export type Moment = { readonly trigger: 'HP'; readonly percent: number } | ClockMoment

/**
 * Returns when an action fires. By the clock, this is the latest possible time, because each faint shortens the timer.
 */
export function momentOf({ trigger, percent }: ActionMoment, raid: RaidTime): Moment {
  return trigger === 'HP' ? { trigger, percent } : clockMoment(percent, raid)
}

/** Returns the latest time at which a percent of the timer remains. */
export function clockMoment(percent: number, { timeLimit, isTimeLimitUnread }: RaidTime): ClockMoment {
  return {
    trigger: 'Time',
    percent,
    ...(!isTimeLimitUnread && { seconds: secondsPassed(percent, timeLimit) }),
  }
}

/** Returns the moments of actions in order, without duplicates. Some bosses repeat an action at the same percent. */
export function momentsOf(actions: readonly ActionMoment[], raid: RaidTime): Moment[] {
  return distinct(actions.map((action) => momentOf(action, raid)))
}

/** Removes duplicates, comparing items as JSON. */
export function distinct<T>(decisions: readonly T[]): T[] {
  return firstOfEach(decisions, (decision) => JSON.stringify(decision))
}

export function isStart(moment: Moment): boolean {
  return moment.percent === 100
}

/** Returns the latest time, in seconds since the start, at which a percent of the timer remains. */
export function secondsPassed(percentRemaining: number, timeLimit: number): number {
  return ((100 - percentRemaining) / 100) * timeLimit
}

export function isByClock({ trigger, percent }: ActionMoment): boolean {
  return trigger === 'Time' && percent < 100
}

/** Players may have broken the shield by then. */
export function isUnderShield({ trigger, percent }: ActionMoment, shield: ShieldThresholds): boolean {
  return percent <= (trigger === 'HP' ? shield.hp : shield.time)
}

export function lastOfEachTrigger<T extends ActionMoment>(schedule: readonly T[]): T[] {
  return TRIGGERS.flatMap((trigger) => schedule.findLast((action) => action.trigger === trigger) ?? [])
}

/** Source: https://bulbapedia.bulbagarden.net/wiki/Tera_Orb */
const ATTACKS_TO_CHARGE = 3

/** Percent of HP. Above it, three attacks by each player deal enough damage to raise the shield. */
const MAX_HP_TO_CHARGE = 90

/** Returns whether players can charge their Tera Orbs before the shield is up. */
export function leavesCharging({ shield, timeLimit }: RaidTimeline): boolean {
  const { secondsBeforeFirst, secondsPerTurn } = ASSUMPTIONS
  const needed = secondsBeforeFirst + ATTACKS_TO_CHARGE * secondsPerTurn
  return shield.hp <= MAX_HP_TO_CHARGE && secondsPassed(shield.time, timeLimit) >= needed
}

/** Sorts a boss's scripted actions by percent remaining, from 100 down. Equal percents keep the game's order. */
export function actionSchedule(actions: RaidBoss['info']['actions']): RaidAction[] {
  return knownActions(actions).toSorted((a, b) => b.percent - a.percent)
}

/** Returns the schedule's length if no action is under the shield. */
export function shieldPlace(schedule: readonly RaidAction[], shield: ShieldThresholds): number {
  const index = schedule.findIndex((action) => isUnderShield(action, shield))
  return index === -1 ? schedule.length : index
}
