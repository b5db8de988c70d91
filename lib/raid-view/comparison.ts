import type { RaidFigures } from '@/lib/raid/figures'
import { herbChancePerRaid } from '@/lib/rewards/rewards'
import type { Labels, Sentences } from '@/lib/words/language'
import type { RaidView } from './raid-view'

/** `alone` is set if the other raid lacks the item. */
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

export function comparison(view: RaidView, otherView: RaidView, words: Words): ComparedRow[] {
  const otherRows = rowsOf(otherView, words)
  return rowsOf(view, words).map(({ items, ...row }, index) => {
    const otherItems = otherRows[index]?.items ?? []
    return { ...row, one: compareItems(items, otherItems), other: compareItems(otherItems, items) }
  })
}

interface Row extends Pick<ComparedRow, 'id' | 'name'> {
  readonly items: readonly Item[]
}

interface Item {
  readonly is: readonly (string | number)[]
  readonly text: string
}

/** Raw values, in the order of the screen. */
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

function compareItems(items: readonly Item[], otherItems: readonly Item[]): ComparedItem[] {
  const otherKeys = new Set(otherItems.map(({ is }) => is.join()))
  return items.map(({ is, text }) => (otherKeys.has(is.join()) ? { text } : { text, alone: true }))
}
