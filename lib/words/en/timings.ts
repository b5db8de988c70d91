import type { KeyTimings, OpeningEvent } from '@/lib/advice/key-timings'
import { isStart, type Moment } from '@/lib/advice/moments'
import { names } from '@/lib/words/en/names/names'
import { clock, listed } from './figures'
import { capitalized, clauses } from './phrases'

/** When something happens in a raid: `3:00 in`, `at 30% HP`, `at the start`. */
export function at(moment: Moment): string {
  if (isStart(moment)) return 'at the start'
  return moment.trigger === 'HP' ? `at ${moment.percent}% HP` : `${clock(moment.seconds)} in`
}

/** When something happens several times: `3:00 in and at 30% HP`. Empty for never. */
export function atEach(moments: readonly Moment[]): string {
  return listed(moments.map(at))
}

/** The time after something: `after 3:00`, `below 30% HP`. The clock counts from the start of the raid. */
function after(moment: Moment): string {
  return moment.trigger === 'HP' ? `below ${moment.percent}% HP` : `after ${clock(moment.seconds)}`
}

/** The time after several moments: `after 3:00 and below 30% HP`. Empty for none. */
export function afterEach(moments: readonly Moment[]): string {
  return listed(moments.map(after))
}

/** The time after resets: `after its 80% HP reset`, `after its 3:00 and 30% HP resets`; by the clock alone `after 3:00`. */
export function afterResets(resets: readonly Moment[]): string {
  if (resets.every(({ trigger }) => trigger === 'Time')) return afterEach(resets)
  const named = resets.map((reset) =>
    reset.trigger === 'HP' ? `${reset.percent}% HP` : clock(reset.seconds),
  )
  return `after its ${listed(named)} ${resets.length > 1 ? 'resets' : 'reset'}`
}

/** The key timings of a raid, at most three lines. */
export function timings({ opening, shield, clearsBoosts, clearsDebuffs }: KeyTimings): string[] {
  return [
    opening.map(sentenceOf).join(' '),
      `Shield at ${shield.hp}% HP or ${byTime(shield)}; then your status moves cannot affect it: have your Tera Orb charged.`,
    stopped(
      clauses([
        clearsBoosts.length > 0 && `clears your boosts ${atEach(clearsBoosts)}`,
        clearsDebuffs.length > 0 && `clears its own debuffs ${atEach(clearsDebuffs)}`,
      ]),
    ),
  ].filter(Boolean)
}

function byTime({ time, percentOfTime }: KeyTimings['shield']): string {
  return time ? at(time) : `${percentOfTime}% time remaining`
}

function sentenceOf(event: OpeningEvent): string {
  const { when } = event
  const done = event.kind === 'orb' ? 'steals Tera Orb charge' : `uses ${names.move(event.name)}`
  return when.trigger === 'Time' && !isStart(when)
    ? `${at(when)}: ${done}.`
    : `${capitalized(done)} ${at(when)}.`
}

function stopped(text: string): string {
  return text && `${text}.`
}
