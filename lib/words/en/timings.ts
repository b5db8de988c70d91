import { type ClockMoment, isStart, type Moment } from '@/lib/advice/moments'
import { clock, listed } from './formats'

// The timer bar in the game has no digits, so its percentage comes first, and the seconds since the start second.

/** The remaining time, and the time since the start, if known: `60% time (3:00 in)`. */
export function timeLeft({ percent, seconds }: Pick<ClockMoment, 'percent' | 'seconds'>): string {
  return seconds === undefined ? `${percent}% time` : `${percent}% time (${clock(seconds)} in)`
}

/** The HP or time left at a moment of a raid: `60% time (3:00 in)`, `30% HP`. */
function left(moment: Moment): string {
  return moment.trigger === 'HP' ? `${moment.percent}% HP` : timeLeft(moment)
}

/** When something happens in a raid: `at 60% time (3:00 in)`, `at 30% HP`, `at the start`. */
export function at(moment: Moment): string {
  return isStart(moment) ? 'at the start' : `at ${left(moment)}`
}

/** When something happens several times: `at 60% time (3:00 in) and at 30% HP`. Empty for never. */
export function atEach(moments: readonly Moment[]): string {
  return listed(moments.map(at))
}

/** The time after several moments: `below 60% time (3:00 in) and below 30% HP`. Empty for none. */
export function afterEach(moments: readonly Moment[]): string {
  return listed(moments.map((moment) => `below ${left(moment)}`))
}

/** Moments without the clock, as in the script: `90% and 50% HP`, `60% time, 30% HP`. */
export function moments(all: readonly Moment[]): string {
  const of = (trigger: Moment['trigger'], unit: string) => {
    const percents = all.filter((moment) => moment.trigger === trigger).map(({ percent }) => `${percent}%`)
    return percents.length > 0 && `${listed(percents)} ${unit}`
  }
  return [of('Time', 'time'), of('HP', 'HP')].filter(Boolean).join(', ')
}

/** Notes of the script of a raid, besides its actions. */
export const script = {
  /** The latest time of a moment since the start: `1:53 in`. */
  clock: (seconds: number) => `${clock(seconds)} in`,
  /** For an action that repeats an earlier one. */
  sameAs: (first: Moment) => `same as at ${moments([first])}`,
  /** @param leavesCharging whether a Tera Orb can be charged before the shield */
  shield: (hp: number, time: ClockMoment, leavesCharging: boolean) =>
    `Shield at ${hp}% HP or ${timeLeft(time)}. Status moves on it fail from then on${leavesCharging ? ': have your Tera Orb charged' : ''}.`,
}
