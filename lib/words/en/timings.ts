import type { KeyTimings, OpeningEvent } from '@/lib/advice/key-timings'
import { type ClockMoment, isStart, type Moment } from '@/lib/advice/moments'
import { names } from '@/lib/words/en/names/names'
import { clock, listed } from './figures'
import { capitalized, clauses } from './phrases'

// The game shows the time as a bar without digits: it comes first, and how long after the start that is second.

/** A moment after `at` or `below`: `30% HP`, `timer bar 60% (3:00 in)`. */
function mark(moment: Moment): string {
  return moment.trigger === 'HP' ? `${moment.percent}% HP` : `timer bar ${onTheBar(moment)}`
}

function onTheBar({ percent, seconds }: ClockMoment): string {
  return seconds === undefined ? `${percent}%` : `${percent}% (${clock(seconds)} in)`
}

/** When something happens in a raid: `at timer bar 60% (3:00 in)`, `at 30% HP`, `at the start`. */
export function at(moment: Moment): string {
  return isStart(moment) ? 'at the start' : `at ${mark(moment)}`
}

/** The time before something: `before timer bar 75% (1:53 in)`. */
export function before(moment: Moment): string {
  return `before ${mark(moment)}`
}

/** When something happens several times: `at timer bar 60% (3:00 in) and at 30% HP`. Empty for never. */
export function atEach(moments: readonly Moment[]): string {
  return listed(moments.map(at))
}

/** The time after several moments: `below timer bar 60% (3:00 in) and below 30% HP`. Empty for none. */
export function afterEach(moments: readonly Moment[]): string {
  return listed(moments.map((moment) => `below ${mark(moment)}`))
}

/**
 * The time after resets: `after its 80% HP reset`, `after its resets at timer bar 60% (3:00 in) and at 30% HP`; by the clock
 * alone as `afterEach`.
 */
export function afterResets(resets: readonly Moment[]): string {
  if (resets.every(({ trigger }) => trigger === 'Time')) return afterEach(resets)
  return resets.length > 1
    ? `after its resets ${atEach(resets)}`
    : `after its ${listed(resets.map(mark))} reset`
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
