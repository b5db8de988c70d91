import type { RaidFigures } from '@/lib/raid/figures'
import { herbChancePerRaid } from '@/lib/rewards/rewards'
import type { Labels, Sentences } from '@/lib/words/language'
import type { RaidView } from './raid-view'

/** An item of a raid; `alone` is set if the other raid lacks it. */
export interface ComparedItem {
  readonly text: string
  readonly alone?: true
}

export interface ComparedRow {
  readonly id: string
  readonly name: string
  readonly one: readonly ComparedItem[]
  readonly other: readonly ComparedItem[]
}

type Words = Pick<Labels, 'facts'> & Pick<Sentences, 'compared' | 'rewards'>

/** Compares the facts, abilities, moves, actions and herbs of two raids. */
export function comparison(one: RaidView, other: RaidView, words: Words): ComparedRow[] {
  const otherRows = rowsOf(other, words)
  return rowsOf(one, words).map(({ items, ...row }, place) => {
    const otherItems = otherRows[place]?.items ?? []
    return { ...row, one: compared(items, otherItems), other: compared(otherItems, items) }
  })
}

interface Row extends Pick<ComparedRow, 'id' | 'name'> {
  readonly items: readonly Item[]
}

interface Item {
  readonly is: readonly (string | number)[]
  readonly text: string
}

/** Raw values of each figure, in the order of the screen. */
const FIGURES = [
  ['level', ({ level, caughtAtLevel }) => [level, caughtAtLevel]],
  ['timeLimit', ({ timeLimit }) => [timeLimit]],
  ['hp', ({ hpMultiplier }) => [hpMultiplier]],
  ['shield', ({ shield }) => [shield.hp, shield.time]],
  ['version', ({ version }) => [version]],
  ['caught', ({ flawlessIvs }) => [flawlessIvs]],
] as const satisfies readonly (readonly [
  id: keyof Labels['facts']['figures'],
  madeOf: (figures: RaidFigures) => Item['is'],
])[]

function rowsOf({ id: { tier }, figures, abilities, moves, actions, herbs }: RaidView, words: Words): Row[] {
  const { facts, compared, rewards } = words
  const { rows } = compared
  return [
    ...FIGURES.map(([id, madeOf]) => ({
      id,
      name: facts.figures[id].name,
      items: [{ is: madeOf(figures), text: facts.figures[id].text(figures) }],
    })),
    {
      id: 'ability',
      name: rows.ability,
      items: abilities.map(({ key, label }) => ({ is: [key], text: label })),
    },
    {
      id: 'moves',
      name: rows.moves,
      items: moves.map((move) => ({ is: [move.key, move.type], text: compared.move(move) })),
    },
    { id: 'actions', name: rows.actions, items: actions.map((action) => actionItem(action, words)) },
    {
      id: 'herbs',
      name: rows.herbs,
      items: herbs.map((herb) => {
        const chance = herbChancePerRaid(herb.chance, tier)
        return { is: [herb.name, chance], text: rewards.herb(herb.name, chance) }
      }),
    },
  ]
}

function actionItem(action: RaidView['actions'][number], { facts, compared }: Words): Item {
  const { kind, trigger, percent } = action
  return {
    is: [kind, trigger, percent, action.kind === 'move' ? action.move : ''],
    text: compared.action(facts.actionTime(action), facts.action(kind, action.moveName)),
  }
}

function compared(items: readonly Item[], others: readonly Item[]): ComparedItem[] {
  const known = new Set(others.map(({ is }) => is.join()))
  return items.map(({ is, text }) => (known.has(is.join()) ? { text } : { text, alone: true }))
}
