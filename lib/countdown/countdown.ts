import { ASSUMPTIONS } from '@/battle/assumptions'
import { distinct, isUnderShield, secondsPassed } from '@/lib/advice/moments'
import type { CountdownScript, Mark, ScriptEvent } from './script'

/** `at` is in milliseconds since 1970. */
export type Tap =
  | { readonly kind: 'faint'; readonly at: number }
  | { readonly kind: 'HP'; readonly percent: number; readonly at: number }

export interface Run {
  /** In milliseconds since 1970. */
  readonly startedAt: number
  readonly taps: readonly Tap[]
}

export function withTap(run: Run, tap: Tap): Run {
  return { ...run, taps: [...run.taps, tap] }
}

export function withoutLastTap(run: Run): Run {
  return { ...run, taps: run.taps.slice(0, -1) }
}

/** Returns the lowest boss HP that the player tapped, in percent; 100 before the first such tap. */
export function lowestHp({ taps }: Run): number {
  return Math.min(100, ...taps.map((tap) => (tap.kind === 'HP' ? tap.percent : 100)))
}

/** Seconds before a mark: the last two turns in which a player can prepare. */
const SOON_SECONDS = 2 * ASSUMPTIONS.secondsPerTurn

const SHOWN_SECONDS = 30

/** After a reset under the boss's shield, nobody can lower its stats again. */
export type Cue = ScriptEvent | { readonly kind: 'reset under shield' }

interface Next {
  readonly percent: number
  readonly cues: readonly Cue[]
}

export interface Countdown {
  /** Rounded up. */
  readonly secondsLeft: number
  readonly percentLeft: number
  readonly happened: readonly Cue[]
  /** Not set if no mark by the clock remains. `seconds` are whole. */
  readonly byClock?: Next & { readonly seconds: number; readonly isSoon: boolean }
  readonly byHp?: Next
}

interface DatedMark extends Mark {
  /** Milliseconds since 1970. `Infinity` for a mark by HP that the player hasn't tapped. */
  readonly at: number
}

/**
 * Returns the state of a countdown. A faint shortens the timer immediately, so several marks may pass at the same time.
 * The shield rises at the first of its two marks, so the other mark omits it.
 *
 * @param now in milliseconds since 1970; a time before the start counts as the start
 */
export function countdownAt(script: CountdownScript, run: Run, now: number): Countdown {
  const end = barReaches(0, script, run)
  const time = Math.min(Math.max(now, run.startedAt), end)
  const marks = script.marks.map((mark) => ({ ...mark, at: passes(mark, script, run) }))
  const cues = (of: readonly DatedMark[]) => cuesOf(of, { marks, script, time })
  const ahead = time < end ? marks.filter(({ at }) => at > time) : []
  const nextAt = (trigger: Mark['trigger']) =>
    ahead
      .filter((mark) => mark.trigger === trigger)
      .map((mark) => ({ ...mark, cues: cues([mark]) }))
      .find((mark) => mark.cues.length > 0)
  const [byClock, byHp] = [nextAt('Time'), nextAt('HP')]
  const remaining = secondsLeft(time, script, run)
  return {
    secondsLeft: Math.ceil(remaining),
    percentLeft: (100 * remaining) / script.timeLimit,
    happened: cues(justPassed(marks, time, now)),
    ...(byClock && { byClock: { ...nextOf(byClock), ...wait(byClock.at - time) } }),
    ...(byHp && { byHp: nextOf(byHp) }),
  }
}

function nextOf({ percent, cues }: Next): Next {
  return { percent, cues }
}

function wait(milliseconds: number): { seconds: number; isSoon: boolean } {
  const seconds = Math.ceil(milliseconds / 1000)
  return { seconds, isSoon: seconds <= SOON_SECONDS }
}

function secondsLeft(time: number, { timeLimit, secondsPerFaint }: CountdownScript, run: Run): number {
  const cost = secondsPerFaint * faintsOf(run).length
  return Math.max(0, timeLimit - cost - (time - run.startedAt) / 1000)
}

function passes({ trigger, percent }: Mark, script: CountdownScript, run: Run): number {
  if (trigger === 'Time') return barReaches(percent, script, run)
  if (percent === 100) return run.startedAt
  const tap = run.taps.find((tap) => tap.kind === 'HP' && tap.percent <= percent)
  return tap?.at ?? Number.POSITIVE_INFINITY
}

// Each faint makes the bar reach a percent earlier, but not before that faint.
function barReaches(percent: number, script: CountdownScript, run: Run): number {
  const seconds = secondsPassed(percent, script.timeLimit)
  const reached = [run.startedAt, ...faintsOf(run)].map((since, faints) =>
    Math.max(since, run.startedAt + (seconds - faints * script.secondsPerFaint) * 1000),
  )
  return Math.min(...reached)
}

function faintsOf({ taps }: Run): number[] {
  return taps.filter(({ kind }) => kind === 'faint').map(({ at }) => at)
}

/** Returns the marks that passed last, all at the same time. Empty after `SHOWN_SECONDS` seconds. */
function justPassed(marks: readonly DatedMark[], time: number, now: number): DatedMark[] {
  const passed = marks.filter(({ at }) => at <= time)
  const lastTime = Math.max(...passed.map(({ at }) => at))
  return now - lastTime < SHOWN_SECONDS * 1000 ? passed.filter(({ at }) => at === lastTime) : []
}

interface CueContext {
  readonly marks: readonly DatedMark[]
  readonly script: CountdownScript
  readonly time: number
}

function cuesOf(of: readonly DatedMark[], { marks, script, time }: CueContext): Cue[] {
  const shieldAt = Math.min(...marks.filter(raisesShield).map(({ at }) => at))
  const cues = of.flatMap((mark) => {
    const isUp = shieldAt <= Math.min(time, mark.at)
    return mark.events
      .filter(({ kind }) => kind !== 'shield' || !isUp || shieldAt === mark.at)
      .map((event): Cue => {
        const isLost = event.kind === 'boss reset' && (isUp || isUnderShield(mark, script.shield))
        return isLost ? { kind: 'reset under shield' } : event
      })
  })
  return distinct(cues)
}

function raisesShield({ events }: Mark): boolean {
  return events.some(({ kind }) => kind === 'shield')
}
