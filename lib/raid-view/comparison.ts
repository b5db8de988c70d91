import { actionLabel } from './action-schedule'
import { raidFacts } from './raid-facts'
import type { RaidView } from './raid-view'

/** One thing that a raid has; `alone` is set where the other raid does not have it. */
export interface ComparedItem {
  readonly text: string
  readonly alone?: true
}

/** What two raids have of one kind, in the order in which the screen lists it. */
export interface ComparedRow {
  readonly name: string
  readonly one: readonly ComparedItem[]
  readonly other: readonly ComparedItem[]
}

/** Two raids side by side: their facts, abilities, moves, actions and herbs, and of each what the other lacks. */
export function comparison(one: RaidView, other: RaidView): ComparedRow[] {
  const otherRows = rowsOf(other)
  return rowsOf(one).map(([name, things], place) => {
    const otherThings = otherRows[place]?.[1] ?? []
    return { name, one: compared(things, otherThings), other: compared(otherThings, things) }
  })
}

function rowsOf(raid: RaidView): [name: string, things: string[]][] {
  return [
    ...raidFacts(raid.figures).map(({ name, value }): [string, string[]] => [name, [value]]),
    ['Ability', raid.abilities.map(({ label }) => label)],
    ['Moves', raid.moves.map(({ name, type }) => `${name} (${type})`)],
    ['Actions', raid.actions.map((action) => `${actionLabel(action)}: ${action.action}`)],
    ['Herbs per drop roll', [...raid.herbs]],
  ]
}

function compared(things: readonly string[], others: readonly string[]): ComparedItem[] {
  return things.map((text) => (others.includes(text) ? { text } : { text, alone: true }))
}
