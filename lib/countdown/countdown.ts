import { ASSUMPTIONS } from '@/battle/assumptions'
import { distinct, isUnderShield, secondsPassed } from '@/lib/advice/moments'
import type { CountdownScript, Mark, ScriptEvent } from './script'

/** What a player taps during a raid; `at` is in milliseconds since 1970. */
export type Tap =
  | { readonly kind: 'faint'; readonly at: number }
  | { readonly kind: 'HP'; readonly percent: number; readonly at: number }

/** A started countdown. The script and the current time give everything else. */
export interface Run {
  /** In milliseconds since 1970. */
  readonly startedAt: number
  /** Oldest first. */
  readonly taps: readonly Tap[]
}

/** Returns a run with another tap. */
export function withTap(run: Run, tap: Tap): Run {
  return { ...run, taps: [...run.taps, tap] }
}

/** Returns a run without its last tap, or an equal run if it has no taps. */
export function withoutLastTap(run: Run): Run {
  return { ...run, taps: run.taps.slice(0, -1) }
}

/** Returns the lowest boss HP that the player tapped, in percent; 100 before the first such tap. */
export function lowestHp({ taps }: Run): number {
  return Math.min(100, ...taps.map((tap) => (tap.kind === 'HP' ? tap.percent : 100)))
}

/** Seconds before a mark from which it is soon: two turns, the last in which a player can prepare. */
const SOON = 2 * ASSUMPTIONS.secondsPerTurn

/** Seconds for which a passed mark is shown. */
const JUST = 30

/** Action of the boss at a mark. After a reset under its shield, nobody can lower its stats again. */
export type Cue = ScriptEvent | { readonly kind: 'reset under shield' }

/** The next mark, in percent of what remains, and the boss's actions at it. */
interface Next {
  readonly percent: number
  readonly cues: readonly Cue[]
}

/** State of a countdown at one time. */
export interface Countdown {
  /** Whole seconds, rounded up; 0 once the time is out. */
  readonly secondsLeft: number
  /** Of the timer bar. */
  readonly percentLeft: number
  /** Actions at the marks that passed last; empty after 30 seconds. */
  readonly happened: readonly Cue[]
  /** The next mark by the clock, and the whole seconds until then; not set if no mark remains. */
  readonly byClock?: Next & { readonly seconds: number; readonly isSoon: boolean }
  /** The next mark by the boss's HP; not set if no mark remains. */
  readonly byHp?: Next
}

interface DatedMark extends Mark {
  /** When the mark passes, in milliseconds since 1970. `Infinity` for a mark by HP that the player hasn't tapped. */
  readonly at: number
}

/**
 * Returns the state of a countdown. A faint takes its seconds immediately, which may pass several marks. The shield rises at
 * the first of its two marks; the other mark omits it.
 *
 * @param now in milliseconds since 1970; a time before the start counts as the start
 */
export function countdownAt(script: CountdownScript, run: Run, now: number): Countdown {
  const end = barReaches(0, script, run)
  const time = Math.min(Math.max(now, run.startedAt), end)
  const marks = script.marks.map((mark) => ({ ...mark, at: passes(mark, script, run) }))
  const cues = (of: readonly DatedMark[]) => cuesOf(of, { marks, script, time })
  const ahead = time < end ? marks.filter(({ at }) => at > time) : []
  const next = (trigger: Mark['trigger']) =>
    ahead
      .filter((mark) => mark.trigger === trigger)
      .map((mark) => ({ ...mark, cues: cues([mark]) }))
      .find((mark) => mark.cues.length > 0)
  const [byClock, byHp] = [next('Time'), next('HP')]
  const left = secondsLeft(time, script, run)
  return {
    secondsLeft: Math.ceil(left),
    percentLeft: (100 * left) / script.timeLimit,
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
  return { seconds, isSoon: seconds <= SOON }
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

// Each faint moves the time forward, but not to before that faint.
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

/** Returns the marks that passed together last; empty after `JUST` seconds. */
function justPassed(marks: readonly DatedMark[], time: number, now: number): DatedMark[] {
  const passed = marks.filter(({ at }) => at <= time)
  const last = Math.max(...passed.map(({ at }) => at))
  return now - last < JUST * 1000 ? passed.filter(({ at }) => at === last) : []
}

interface Course {
  readonly marks: readonly DatedMark[]
  readonly script: CountdownScript
  readonly time: number
}

function cuesOf(of: readonly DatedMark[], { marks, script, time }: Course): Cue[] {
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
