import { actionLabel } from './action-schedule'
import { raidFacts } from './raid-facts'
import type { RaidView } from './raid-view'

/** An item of a raid; `alone` is set when the other raid lacks it. */
export interface ComparedItem {
  readonly text: string
  readonly alone?: true
}

/** The items of two raids of one kind, in the order of the screen. */
export interface ComparedRow {
  readonly name: string
  readonly one: readonly ComparedItem[]
  readonly other: readonly ComparedItem[]
}

/** Compares the facts, abilities, moves, actions and herbs of two raids. */
export function comparison(one: RaidView, other: RaidView): ComparedRow[] {
  const otherRows = rowsOf(other)
  return rowsOf(one).map(([name, items], place) => {
    const otherItems = otherRows[place]?.[1] ?? []
    return { name, one: compared(items, otherItems), other: compared(otherItems, items) }
  })
}

function rowsOf(raid: RaidView): [name: string, items: string[]][] {
  return [
    ...raidFacts(raid.figures).map(({ name, value }): [string, string[]] => [name, [value]]),
    ['Ability', raid.abilities.map(({ label }) => label)],
    ['Moves', raid.moves.map(({ name, type }) => `${name} (${type})`)],
    ['Actions', raid.actions.map((action) => `${actionLabel(action)}: ${action.action}`)],
    ['Herbs per drop roll', [...raid.herbs]],
  ]
}

function compared(items: readonly string[], others: readonly string[]): ComparedItem[] {
  return items.map((text) => (others.includes(text) ? { text } : { text, alone: true }))
}
