import { type ClockMoment, isStart, type Moment } from '@/lib/advice/moments'
import { clock, listed } from './formats'

// The game's timer bar has no digits, so the percentage comes first.

/** `60% time (3:00 in)` */
export function timeLeft({ percent, seconds }: Pick<ClockMoment, 'percent' | 'seconds'>): string {
  return seconds === undefined ? `${percent}% time` : `${percent}% time (${clock(seconds)} in)`
}

/** `60% time (3:00 in)`, `30% HP` */
function remaining(moment: Moment): string {
  return moment.trigger === 'HP' ? `${moment.percent}% HP` : timeLeft(moment)
}

/** `at 60% time (3:00 in)`, `at 30% HP`, `at the start` */
export function at(moment: Moment): string {
  return isStart(moment) ? 'at the start' : `at ${remaining(moment)}`
}

/** `at 60% time (3:00 in) and at 30% HP`; empty without moments. */
export function atEach(moments: readonly Moment[]): string {
  return listed(moments.map(at))
}

/** `below 60% time (3:00 in) and below 30% HP`; empty without moments. */
export function afterEach(moments: readonly Moment[]): string {
  return listed(moments.map((moment) => `below ${remaining(moment)}`))
}

/** `90% and 50% HP`, `60% time, 30% HP` */
export function moments(list: readonly Moment[]): string {
  const of = (trigger: Moment['trigger'], unit: string) => {
    const percents = list.filter((moment) => moment.trigger === trigger).map(({ percent }) => `${percent}%`)
    return percents.length > 0 && `${listed(percents)} ${unit}`
  }
  return [of('Time', 'time'), of('HP', 'HP')].filter(Boolean).join(', ')
}

export const script = {
  clock: (seconds: number) => `${clock(seconds)} in`,
  /** For an action that repeats an earlier action. */
  sameAs: (first: Moment) => `same as at ${moments([first])}`,
  /** @param leavesCharging whether players can charge a Tera Orb before the shield */
  shield: (hp: number, time: ClockMoment, leavesCharging: boolean) =>
    `Shield at ${hp}% HP or ${timeLeft(time)}. It blocks status moves on the boss.${leavesCharging ? ' Be Terastallized by then, or have your Tera Orb charged.' : ''}`,
}
