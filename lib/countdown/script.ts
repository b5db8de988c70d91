import { ASSUMPTIONS, secondsOfFaint } from '@/battle/assumptions'
import type { RaidAction } from '@/data/rosters/rosters'
import { TRIGGERS, type Trigger } from '@/data/vocabulary'
import { distinct } from '@/lib/advice/moments'
import type { RaidFigures, ShieldThresholds } from '@/lib/raid/figures'

/** Action of a boss at a mark of its script: it raises its shield, uses a move, or clears or drains something. */
export type ScriptEvent =
  | { readonly kind: 'shield' | 'orb' | 'player reset' | 'boss reset' }
  | { readonly kind: 'move'; readonly name: string }

/** An action, with the displayed name of its move. */
type NamedAction = RaidAction & { readonly moveName?: string }

/** The facts of a raid that its script needs. */
interface ScriptedRaid {
  readonly actions: readonly NamedAction[]
  readonly figures: Pick<RaidFigures, 'timeLimit' | 'shield'>
}

/** A mark of a boss's HP or of the timer bar, in percent of what remains, and the boss's actions at it. */
export interface Mark {
  readonly trigger: Trigger
  readonly percent: number
  /** In the game's order, the shield last; at least one. */
  readonly events: readonly ScriptEvent[]
}

/** The script of a raid for a countdown. */
export interface CountdownScript {
  /** In seconds. */
  readonly timeLimit: number
  /** Seconds that a faint takes off the timer. */
  readonly secondsPerFaint: number
  readonly shield: ShieldThresholds
  /** By HP, then by the clock; each from 100% down. */
  readonly marks: readonly Mark[]
}

/** Returns the actions and the shield of a raid, with the same cost of a faint as in battles: see `ASSUMPTIONS`. */
export function countdownScript({ actions, figures: { timeLimit, shield } }: ScriptedRaid): CountdownScript {
  const shields = { HP: shield.hp, Time: shield.time }
  const marks = TRIGGERS.flatMap((trigger) => {
    const dated = actions
      .filter((action) => action.trigger === trigger)
      .map((action) => ({ percent: action.percent, event: eventOf(action) }))
    return marksOf(trigger, [...dated, { percent: shields[trigger], event: SHIELD }])
  })
  return { timeLimit, secondsPerFaint: secondsOfFaint(ASSUMPTIONS, timeLimit), shield, marks }
}

const SHIELD: ScriptEvent = { kind: 'shield' }

function eventOf({ kind, moveName = '' }: NamedAction): ScriptEvent {
  return kind === 'move' ? { kind, name: moveName } : { kind }
}

function marksOf(trigger: Trigger, dated: readonly { percent: number; event: ScriptEvent }[]): Mark[] {
  const percents = [...new Set(dated.map(({ percent }) => percent))].toSorted((one, other) => other - one)
  return percents.map((percent) => ({
    trigger,
    percent,
    events: distinct(dated.filter((one) => one.percent === percent).map(({ event }) => event)),
  }))
}
