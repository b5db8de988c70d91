/** @jest-environment jsdom */

import { act, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { changeBox } from '@/app/_kept/box/box-store'
import { render } from '@/app/_ui/language/render'
import { EMPTY_BOX } from '@/lib/box/box'
import { readSets } from '@/lib/box/read-sets'
import { readBestOfMine } from '@/lib/storage/best-of-box'
import { storedLevels } from '@/lib/storage/choices'
import { storageKey } from '@/lib/storage/stored-value'
import { GARCHOMP, IRON_HANDS, MAGIKARP } from '@/testing/box/sets'
import { askEngine } from './ask-engine'
import { WhoWins } from './WhoWins'

jest.mock('./ask-engine', () => ({ askEngine: jest.fn() }))

const RAID = { tier: '6', region: 'Paldea', boss: 'Dondozo', teraType: 'Steel' } as const
const KEPT_AS = '6/Paldea/Dondozo|Steel'
const CHANCES: Readonly<Record<string, number>> = { Magikarp: 0, 'Iron Hands': 100, Garchomp: 70 }
const WITH_NPCS: Readonly<Record<string, number>> = { Garchomp: 40 }
const { entries } = readSets([MAGIKARP, IRON_HANDS, GARCHOMP].join('\n\n'))

function answer(count = Number.POSITIVE_INFINITY) {
  jest.mocked(askEngine).mockImplementation((order, { onAnswer }) => {
    if (order.task !== 'fight') throw new Error(order.task)
    order.builds.slice(0, count).forEach(({ species }, index) => {
      const alone = CHANCES[species] ?? 0
      const plan = {
        boosts: 0,
        debuffs: 0,
        repeatAfterReset: false,
        healBelow: 0,
        healCheerBelow: 0,
      } as const
      onAnswer({
        kind: 'fought',
        place: index,
        fought: {
          plan,
          alone,
          withNpcs: WITH_NPCS[species],
          group: 100,
          turns: 9,
          faints: 0,
          taken: 100,
          lowestHp: 20,
        },
      })
    })
    onAnswer({ kind: 'done' })
    return () => undefined
  })
}

const storedBest = () => readBestOfMine(localStorage.getItem(storageKey('best-of-box')) ?? '')[KEPT_AS]
const fight = () => userEvent.click(screen.getByRole('button', { name: 'Test my Pokémon' }))

afterEach(async () => {
  await act(() => changeBox(() => EMPTY_BOX))
  await act(() => storedLevels.set('perfect'))
  localStorage.clear()
})

test('once the whole box has fought, the first of the list is stored as the best', async () => {
  answer()
  render(<WhoWins raid={RAID} bestKey={KEPT_AS} entries={entries} />)
  expect(storedBest()).toBeUndefined()
  await fight()
  expect(screen.getAllByRole('heading', { level: 4 })[0]).toHaveTextContent('Iron Hands')
  expect(storedBest()).toMatchObject({ species: 'Iron Hands', item: 'Metronome', alone: 100 })
})

test('a Pokémon that wins 70% without NPCs and 40% with them does not count as winning solo', async () => {
  answer()
  render(<WhoWins raid={RAID} bestKey={KEPT_AS} entries={entries} />)
  await fight()
  expect(screen.getByRole('status')).toHaveTextContent('1 of 3 wins solo more often than it loses.')
  expect(screen.getByText(/^solo: 40% with NPCs, 70% without/)).toBeVisible()
})

test('while some Pokémon have not fought, there is no best', async () => {
  answer(2)
  render(<WhoWins raid={RAID} bestKey={KEPT_AS} entries={entries} />)
  await fight()
  expect(storedBest()).toBeUndefined()
})

test('the best is dropped when the box changes, but not when the text field changes', async () => {
  answer()
  render(<WhoWins raid={RAID} bestKey={KEPT_AS} entries={entries} />)
  await fight()
  await act(() => changeBox((box) => ({ ...box, field: 'Garch' })))
  expect(storedBest()).toBeDefined()
  await act(() => changeBox((box) => ({ ...box, entries })))
  expect(storedBest()).toBeUndefined()
})
