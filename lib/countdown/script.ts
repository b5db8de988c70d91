import { ASSUMPTIONS, secondsOfFaint } from '@/battle/assumptions'
import type { RaidAction } from '@/data/rosters/rosters'
import { TRIGGERS, type Trigger } from '@/data/vocabulary'
import { distinct } from '@/lib/advice/moments'
import type { RaidFigures, ShieldThresholds } from '@/lib/raid/figures'

export type ScriptEvent =
  | { readonly kind: 'shield' | 'orb' | 'player reset' | 'boss reset' }
  | { readonly kind: 'move'; readonly name: string }

type NamedAction = RaidAction & { readonly moveName?: string }

interface ScriptedRaid {
  readonly actions: readonly NamedAction[]
  readonly figures: Pick<RaidFigures, 'timeLimit' | 'shield'>
}

/** `percent` is of the boss's HP or of the timer bar. */
export interface Mark {
  readonly trigger: Trigger
  readonly percent: number
  /** In the game's order, the shield last. */
  readonly events: readonly ScriptEvent[]
}

export interface CountdownScript {
  readonly timeLimit: number
  readonly secondsPerFaint: number
  readonly shield: ShieldThresholds
  /** By HP, then by the clock; each from 100% down. */
  readonly marks: readonly Mark[]
}

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
  const percents = [...new Set(dated.map(({ percent }) => percent))].toSorted((a, b) => b - a)
  return percents.map((percent) => ({
    trigger,
    percent,
    events: distinct(dated.filter((datedEvent) => datedEvent.percent === percent).map(({ event }) => event)),
  }))
}
