import type { KeyTimings, OpeningEvent } from '@/lib/advice/key-timings'
import { type ClockMoment, isStart, type Moment } from '@/lib/advice/moments'
import { names } from '@/lib/words/en/names/names'
import { clock, listed } from './figures'
import { capitalized, clauses } from './phrases'

// The game shows the time as a bar without digits: its percent comes first, and the seconds since the start second.

/** How much of the timer bar is left, and where it is known how long after the start that is: `60% (3:00 in)`. */
export function onTheBar({ percent, seconds }: Pick<ClockMoment, 'percent' | 'seconds'>): string {
  return seconds === undefined ? `${percent}%` : `${percent}% (${clock(seconds)} in)`
}

/** The HP or time left at a moment of a raid: `60% time (3:00 in)`, `30% HP`. */
function left(moment: Moment): string {
  if (moment.trigger === 'HP') return `${moment.percent}% HP`
  const { percent, seconds } = moment
  return seconds === undefined ? `${percent}% time` : `${percent}% time (${clock(seconds)} in)`
}

/** When something happens in a raid: `at 60% time (3:00 in)`, `at 30% HP`, `at the start`. */
export function at(moment: Moment): string {
  return isStart(moment) ? 'at the start' : `at ${left(moment)}`
}

/** The time before something: `before 75% time (1:53 in)`, `before 75% HP`. */
export function before(moment: Moment): string {
  return `before ${left(moment)}`
}

/** When something happens several times: `at 60% time (3:00 in) and at 30% HP`. Empty for never. */
export function atEach(moments: readonly Moment[]): string {
  return listed(moments.map(at))
}

/** The time after several moments: `below 60% time (3:00 in) and below 30% HP`. Empty for none. */
export function afterEach(moments: readonly Moment[]): string {
  return listed(moments.map((moment) => `below ${left(moment)}`))
}

/**
 * The time after resets: `after the 80% HP reset`, `after the resets at 80% HP and at 30% HP`; by the clock alone as
 * `afterEach`.
 */
export function afterResets(resets: readonly Moment[]): string {
  if (resets.every(({ trigger }) => trigger === 'Time')) return afterEach(resets)
  return resets.length > 1
    ? `after the resets ${atEach(resets)}`
    : `after the ${resets[0]?.percent}% HP reset`
}

/** The key timings of a raid, at most three lines. */
export function timings({ opening, shield, clearsBoosts, clearsDebuffs }: KeyTimings): string[] {
  return [
    opening.map(sentenceOf).join(' '),
    `Shield at ${shield.hp}% HP or timer bar at ${onTheBar(shield.time)}; then your status moves cannot affect it: have your Tera Orb charged.`,
    stopped(
      clauses([
        clearsBoosts.length > 0 && `clears your boosts ${atEach(clearsBoosts)}`,
        clearsDebuffs.length > 0 && `clears its own debuffs ${atEach(clearsDebuffs)}`,
      ]),
    ),
  ].filter(Boolean)
}

function sentenceOf(event: OpeningEvent): string {
  const { when } = event
  const done = event.kind === 'orb' ? 'steals Tera Orb charge' : `uses ${names.move(event.name)}`
  return when.trigger === 'Time' && !isStart(when)
    ? `Timer bar at ${onTheBar(when)}: ${done}.`
    : `${capitalized(done)} ${at(when)}.`
}

function stopped(text: string): string {
  return text && `${text}.`
}
