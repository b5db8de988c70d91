/** @jest-environment jsdom */

import { act, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { changeBox } from '@/app/_kept/box/box-store'
import { useBestOfBox } from '@/app/_plans/use-best-of-box'
import { render } from '@/app/_ui/language/render'
import { addSets, EMPTY_BOX } from '@/lib/box/box'
import type { EngineRequest } from '@/lib/box/engine/messages'
import { readSets } from '@/lib/box/read-sets'
import { readBestOfMine } from '@/lib/storage/best-of-box'
import { storageKey } from '@/lib/storage/stored-value'
import { GARCHOMP, IRON_HANDS } from '@/testing/box/sets'
import { fairyGarchomp } from '@/testing/plans/advised'
import { askEngine } from './ask-engine'
import { BoxContent } from './BoxContent'

jest.mock('idb-keyval', () => ({ get: async () => undefined, update: async () => undefined }))
jest.mock('@/app/_box/ask-engine', () => ({ askEngine: jest.fn() }))

const RAID = {
  id: { tier: '6', region: 'Paldea', boss: 'Dondozo' },
  teraType: 'Steel',
  event: undefined,
  figures: fairyGarchomp().figures,
} as const
const SMALL = IRON_HANDS.replace('Adamant Nature', 'Level: 50\nAdamant Nature\nIVs: 0 Atk')
const LABEL = 'Use the levels and IVs in my sets'
const PLAN = { boosts: 0, debuffs: 0, repeatAfterReset: false, healBelow: 0, healCheerBelow: 0 } as const

const orders: EngineRequest[] = []

function answer() {
  jest.mocked(askEngine).mockImplementation((order, { onAnswer }) => {
    orders.push(order)
    if (order.task === 'fight')
      order.builds.forEach(({ level = 100 }, index) => {
        const fought = {
          plan: PLAN,
          alone: level,
          group: level,
          turns: 9,
          faints: 0,
          taken: level,
          lowestHp: 20,
        }
        onAnswer({ kind: 'fought', place: index, fought })
      })
    onAnswer({ kind: 'done' })
    return () => undefined
  })
}

function Tile() {
  return <section aria-label="tile">{useBestOfBox(RAID)}</section>
}

async function open(...sets: string[]) {
  render(
    <>
      <Tile />
      <BoxContent raid={RAID} />
    </>,
  )
  await act(() => changeBox((box) => addSets(box, readSets(sets.join('\n\n'))).box))
  return screen.findByRole('checkbox', { name: LABEL })
}

const fight = () => userEvent.click(screen.getByRole('button', { name: 'Test my Pokémon' }))
const card = (name: string) => screen.getByRole('article', { name })
const builds = (order: EngineRequest | undefined) => (order?.task === 'fight' ? order.builds : [])

beforeEach(() => {
  answer()
  orders.length = 0
})
afterEach(async () => {
  await act(() => changeBox(() => EMPTY_BOX))
  localStorage.clear()
  window.dispatchEvent(new StorageEvent('storage', { key: null }))
})

test('off: all fight at level 100 with perfect IVs, and cards of other sets say so', async () => {
  expect(await open(SMALL, GARCHOMP)).not.toBeChecked()
  await fight()
  expect(builds(orders[0])).toMatchObject([{ species: 'Iron Hands' }, { species: 'Garchomp' }])
  expect(builds(orders[0])[0]).not.toHaveProperty('level')
  expect(builds(orders[0])[0]).not.toHaveProperty('individualValues')
  expect(card('Iron Hands')).toHaveTextContent(
    'Fights at level 100 with perfect IVs; your set says level 50, 0 Attack IV.',
  )
  expect(card('Garchomp')).not.toHaveTextContent('level')
  expect(screen.getByText(/Simulated at level 100 with perfect IVs/)).toBeVisible()
})

test('on: all fight at the levels and IVs of their sets, also in the battle log', async () => {
  await userEvent.click(await open(SMALL, GARCHOMP))
  await fight()
  const own = { level: 50, individualValues: { atk: 0 } }
  expect(builds(orders[0])).toMatchObject([own, { species: 'Garchomp' }])
  expect(card('Iron Hands')).toHaveTextContent('Fights as your set says: level 50, 0 Attack IV.')
  expect(screen.getByText(/Simulated at the levels and IVs in your sets/)).toBeVisible()
  await userEvent.click(screen.getByRole('button', { name: 'Show a battle with Iron Hands' }))
  expect(orders.at(-1)).toMatchObject({ task: 'log', build: own })
})

test('results and the best of the box are for the chosen levels', async () => {
  const levels = await open(SMALL)
  const wins = () => within(card('Iron Hands')).queryByText(/wins solo|solo/)
  await fight()
  expect(card('Iron Hands')).toHaveTextContent('100%')
  expect(await within(screen.getByRole('region', { name: 'tile' })).findByRole('link')).toBeVisible()
  await userEvent.click(levels)
  expect(levels).toHaveFocus()
  expect(wins()).toBeNull()
  expect(within(screen.getByRole('region', { name: 'tile' })).queryByRole('link')).toBeNull()
  await fight()
  expect(card('Iron Hands')).toHaveTextContent('50%')
  await userEvent.click(levels)
  expect(card('Iron Hands')).not.toHaveTextContent('50%')
  expect(screen.getByRole('region', { name: 'tile' })).toHaveTextContent('Yours:')
  const stored = readBestOfMine(localStorage.getItem(storageKey('best-of-box')) ?? '')
  expect(Object.values(stored).map(({ alone }) => alone)).toEqual([100, 50])
})

test('the choice is stored on the device and shared with other tabs', async () => {
  const levels = await open(SMALL)
  await userEvent.click(levels)
  expect(localStorage.getItem(storageKey('box-levels'))).toBe('of sets')
  localStorage.setItem(storageKey('box-levels'), 'anything else')
  await act(() => window.dispatchEvent(new StorageEvent('storage', { key: storageKey('box-levels') })))
  expect(levels).not.toBeChecked()
})

test('a change of a build keeps its level and IVs', async () => {
  await open(SMALL)
  await userEvent.click(screen.getByRole('button', { name: 'Change Iron Hands' }))
  const item = screen.getByLabelText('Item')
  await userEvent.clear(item)
  await userEvent.type(item, 'Shell Bell')
  await userEvent.click(screen.getByRole('button', { name: 'Save and test' }))
  expect(card('Iron Hands')).toHaveTextContent('your set says level 50, 0 Attack IV.')
  expect(card('Iron Hands')).toHaveTextContent('Shell Bell')
})
