import { ASSUMPTIONS } from '@/battle/assumptions'
import { knownActions } from '@/data/rosters/boss'
import type { RaidAction, RaidBoss } from '@/data/rosters/rosters'
import { TRIGGERS } from '@/data/vocabulary'
import { firstOfEach } from '@/lib/first-of-each'
import type { RaidFigures, ShieldThresholds } from '@/lib/raid/figures'

/** The course of a raid. */
export interface RaidTimeline extends Pick<RaidFigures, 'timeLimit' | 'isTimeLimitUnread'> {
  /** The actions by the percent remaining, from 100% down. */
  readonly schedule: readonly RaidAction[]
  readonly shield: ShieldThresholds
}

/** When an action fires, in percent of max HP or of the time remaining. */
export type ActionMoment = Pick<RaidAction, 'trigger' | 'percent'>

/**
 * A moment by the clock: the percent that is left on the timer bar, and the seconds since the start of the raid, where somebody
 * has read how long it lasts.
 */
export interface ClockMoment {
  readonly trigger: 'Time'
  readonly percent: number
  readonly seconds?: number
}

/** How long a raid lasts, and whether that is only what battles take it for. */
type RaidTime = Pick<RaidTimeline, 'timeLimit' | 'isTimeLimitUnread'>

/** A moment of a raid: the percent of HP that is left, or a moment by the clock. */
export type Moment = { readonly trigger: 'HP'; readonly percent: number } | ClockMoment

/** The moment at which an action fires. By the clock it is the latest possible: each faint shortens the timer. */
export function momentOf({ trigger, percent }: ActionMoment, raid: RaidTime): Moment {
  return trigger === 'HP' ? { trigger, percent } : clockMoment(percent, raid)
}

/** The moment at which a percent of the time remains: the latest possible, as above. */
export function clockMoment(percent: number, { timeLimit, isTimeLimitUnread }: RaidTime): ClockMoment {
  return {
    trigger: 'Time',
    percent,
    ...(!isTimeLimitUnread && { seconds: secondsPassed(percent, timeLimit) }),
  }
}

/** The moments of actions in their order, each once: some bosses repeat an action at one percent. */
export function momentsOf(actions: readonly ActionMoment[], raid: RaidTime): Moment[] {
  return distinct(actions.map((action) => momentOf(action, raid)))
}

/** Decisions, each once. */
export function distinct<Decision>(decisions: readonly Decision[]): Decision[] {
  return firstOfEach(decisions, (decision) => JSON.stringify(decision))
}

/** Whether a moment is the start of a raid. */
export function isStart(moment: Moment): boolean {
  return moment.percent === 100
}

/** The latest time, in seconds from the start, at which a percent of the time remains: each faint shortens the timer. */
export function secondsPassed(percentRemaining: number, timeLimit: number): number {
  return ((100 - percentRemaining) / 100) * timeLimit
}

/** Whether an action fires by the clock, after the start. */
export function isByClock({ trigger, percent }: ActionMoment): boolean {
  return trigger === 'Time' && percent < 100
}

/** Whether the shield is up when an action fires, unless it is already broken. */
export function isUnderShield({ trigger, percent }: ActionMoment, shield: ShieldThresholds): boolean {
  return percent <= (trigger === 'HP' ? shield.hp : shield.time)
}

/** The last actions of a schedule by HP and by the clock: when both are over, so are all the others. */
export function lastOfEachTrigger<Action extends ActionMoment>(schedule: readonly Action[]): Action[] {
  return TRIGGERS.flatMap((trigger) => schedule.findLast((action) => action.trigger === trigger) ?? [])
}

/** The attacks that charge a Tera Orb. Source: https://bulbapedia.bulbagarden.net/wiki/Tera_Orb */
const ATTACKS_TO_CHARGE = 3

/** The highest HP at which a shield rises that three attacks of each player do not bring up. */
const MOST_HP_TO_CHARGE = 90

/** Whether players can charge their Tera Orbs before the shield rises. */
export function leavesCharging({ shield, timeLimit }: RaidTimeline): boolean {
  const { secondsBeforeFirst, secondsPerTurn } = ASSUMPTIONS
  const needed = secondsBeforeFirst + ATTACKS_TO_CHARGE * secondsPerTurn
  return shield.hp <= MOST_HP_TO_CHARGE && secondsPassed(shield.time, timeLimit) >= needed
}

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
