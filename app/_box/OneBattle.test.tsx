/** @jest-environment jsdom */
import { act, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { render } from '@/app/_ui/language/render'
import { readSets } from '@/lib/box/read-sets'
import { IRON_HANDS } from '@/testing/box/sets'
import { askEngine } from './ask-engine'
import { OneBattle } from './OneBattle'

jest.mock('./ask-engine', () => ({ askEngine: jest.fn() }))

const RAID = { tier: '6', region: 'Paldea', boss: 'Dondozo', teraType: 'Steel' } as const
const PLAN = { boosts: 0, debuffs: 0, repeatAfterReset: false, healBelow: 0, healCheerBelow: 0 } as const

type Listener = Parameters<typeof askEngine>[1]
const stop = jest.fn()
const engine = (): Listener => jest.mocked(askEngine).mock.calls.at(-1)?.[1] ?? raise()

function raise(): never {
  throw new Error('The engine was not asked')
}

const fail = () => act(() => engine().onFailure())
const win = (turns: number) =>
  act(() => engine().onAnswer({ kind: 'log', battle: { turns: [], end: { won: true, turns } } }))
const fightAnother = () => userEvent.click(screen.getByRole('button', { name: 'Show another' }))
const announcement = () => screen.getByRole('status').textContent

beforeEach(() => {
  jest.mocked(askEngine).mockReset().mockReturnValue(stop)
  const [entry] = readSets(IRON_HANDS).entries
  if (entry) render(<OneBattle raid={RAID} build={entry.build} plan={PLAN} name="Iron Hands" />)
})

test('after a battle that failed, the page announces the next battle', async () => {
  win(9)
  const won = announcement()
  await fightAnother()
  fail()
  expect(announcement()).toMatch(/^Couldn’t run the simulation/)
  await fightAnother()
  win(9)
  expect(announcement()).toBe(won)
})

test('after a failed first battle, the visitor can run another', async () => {
  fail()
  await fightAnother()
  win(5)
  expect(announcement()).toMatch(/5 turns/)
})
