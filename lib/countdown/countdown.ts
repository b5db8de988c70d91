import { ASSUMPTIONS } from '@/battle/assumptions'
import { distinct, isUnderShield, secondsPassed } from '@/lib/advice/moments'
import type { Run } from './run'
import type { CountdownScript, Mark, ScriptEvent } from './script'

/** A mark so many seconds ahead is soon: two turns, the last in which a player can prepare. */
const SOON = 2 * ASSUMPTIONS.secondsPerTurn

/** The seconds for which is said what has just happened. */
const JUST = 30

/** What the boss does at a mark. After a reset under its shield nobody can lower its stats again. */
export type Cue = ScriptEvent | { readonly kind: 'reset under shield' }

/** What comes next, and at which percent that remains. */
interface Next {
  readonly percent: number
  readonly cues: readonly Cue[]
}

export interface Countdown {
  /** Whole seconds, rounded up; 0 once the time is out. */
  readonly secondsLeft: number
  /** Of the timer bar. */
  readonly percentLeft: number
  /** The marks that have just passed. */
  readonly happened: readonly Cue[]
  /** The next mark by the clock, and the whole seconds until then; not set if no mark remains. */
  readonly byClock?: Next & { readonly seconds: number; readonly isSoon: boolean }
  /** The next mark by the boss's HP; not set if no mark remains. */
  readonly byHp?: Next
}

/** When a mark passes, in milliseconds since 1970: `Infinity` for one by HP that nobody has tapped. */
interface DatedMark extends Mark {
  readonly at: number
}

/**
 * What a countdown shows. A faint takes its seconds at once, and with them may pass several marks. The shield rises at the
 * first of its two marks, and is left out at the other.
 *
 * @param now in milliseconds since 1970; before the start counts as the start
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

// After each number of faints the bar would get there at another time, but not before the last of them.
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

/** The marks that passed last, at one time, unless that is long ago. */
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
