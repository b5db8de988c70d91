/** @jest-environment jsdom */

import { act, fireEvent, screen } from '@testing-library/react'
import { render } from '@/app/_ui/language/render'
import { shippedRaidView } from '@/lib/raid-view/live-raid-view'
import { storedCompany } from '@/lib/storage/choices'
import { storageKey } from '@/lib/storage/stored-value'
import { sentences } from '@/lib/words/en/sentences'
import { toFairyGarchomp } from '@/testing/plans/advised'
import { rankedAttacker } from '@/testing/plans/ranked'
import { CountdownButton } from './CountdownButton'

const START = new Date('2026-11-26T20:00:00Z')

const raid = garchomp()

function garchomp() {
  const view = shippedRaidView(
    { tier: '6', region: 'Paldea', boss: 'Garchomp', teraType: 'Fairy' },
    sentences,
  )
  if (!view) throw new Error('no Garchomp')
  return view
}

beforeEach(() => {
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true
  }
  HTMLDialogElement.prototype.close = function close() {
    this.open = false
  }
  jest.useFakeTimers({ now: START })
})

afterEach(() => {
  jest.useRealTimers()
  act(() => {
    localStorage.clear()
    window.dispatchEvent(new StorageEvent('storage', { key: null }))
  })
})

const tap = (name: string) => fireEvent.click(screen.getByRole('button', { name }))
const nextCue = () => screen.getAllByRole('status')[0]
const wait = (seconds: number) => act(() => jest.advanceTimersByTimeAsync(seconds * 1000))

async function open() {
  const rendered = render(<CountdownButton raid={raid} toBring={undefined} />)
  await openAgain()
  return rendered
}

async function openAgain() {
  tap('Countdown')
  await wait(1)
}

async function start() {
  const rendered = await open()
  tap('Start')
  return rendered
}

test('before Start, nothing runs and no button works', async () => {
  await open()
  await wait(60)
  expect(screen.getByRole('timer')).toHaveTextContent('7:30')
  expect(screen.getByRole('button', { name: 'Boss at 50% HP' })).toBeDisabled()
  expect(screen.getByRole('button', { name: 'Player fainted: −1:00' })).toBeDisabled()
})

test('cues announce the next action, that it is near, and that it happened', async () => {
  await start()
  expect(screen.getByText('Timer bar at 75%, in 1:53')).toBeInTheDocument()
  expect(screen.getByText('Steals Tera Orb charge: Terastallize first')).toBeInTheDocument()
  expect(nextCue()).not.toHaveAttribute('data-soon')
  await wait(90)
  expect(screen.getByText('Steals charge soon: Terastallize now')).toBeInTheDocument()
  expect(nextCue()).toHaveAttribute('data-soon')
  await wait(23)
  expect(screen.getByText('Charge stolen: attack to recharge')).toBeInTheDocument()
  expect(screen.getByText('Resets your boosts: boost afterwards')).toBeInTheDocument()
})

test('a faint costs a minute, and can be undone', async () => {
  await start()
  await wait(10)
  tap('Player fainted: −1:00')
  expect(screen.getByRole('timer')).toHaveTextContent('6:20')
  tap('Undo')
  expect(screen.getByRole('timer')).toHaveTextContent('7:20')
})

test("tapping an HP mark shows the boss's action, and its button stays in place", async () => {
  await start()
  const before = screen.getAllByRole('button').map((button) => button.textContent)
  await wait(10)
  tap('Boss at 90% HP')
  await wait(1)
  expect(screen.getByText('Its debuffs were reset: lower its stats again')).toBeInTheDocument()
  expect(screen.getByText('At 50% HP')).toBeInTheDocument()
  expect(screen.getByRole('button', { name: 'Boss at 90% HP' })).toBeDisabled()
  expect(screen.getAllByRole('button').map((button) => button.textContent)).toEqual(before)
})

test('a closed countdown keeps running', async () => {
  await start()
  await wait(10)
  tap('Close')
  await wait(50)
  await openAgain()
  expect(screen.getByRole('timer')).toHaveTextContent('6:29')
})

test('a page that was dropped with an open countdown reopens it, still running', async () => {
  const { unmount } = await start()
  await wait(10)
  unmount()
  await wait(50)
  render(<CountdownButton raid={raid} toBring={undefined} />)
  await wait(1)
  expect(screen.getByRole('timer')).toHaveTextContent('6:29')
})

test.each([
  ['a closed countdown', async () => tap('Close')],
  ['a countdown that was reset', async () => tap('Start again')],
  ['a countdown whose raid is over', () => wait(450)],
])('%s stays closed when the page comes back', async (_, leave) => {
  const { unmount } = await start()
  await wait(10)
  await leave()
  unmount()
  render(<CountdownButton raid={raid} toBring={undefined} />)
  await wait(1)
  expect(screen.queryByRole('timer')).not.toBeInTheDocument()
})

test('only the raid whose countdown was open reopens it', async () => {
  const { unmount } = await start()
  unmount()
  render(<CountdownButton raid={{ ...raid, id: { ...raid.id, region: 'Kitakami' } }} toBring={undefined} />)
  await wait(1)
  expect(screen.queryByRole('timer')).not.toBeInTheDocument()
})

test('at the end, the countdown says so and only restarts on request', async () => {
  await start()
  await wait(450)
  expect(screen.getByRole('timer')).toHaveTextContent('0:00')
  expect(screen.getByText('Time’s up. Raid lost.')).toBeInTheDocument()
  tap('Start again')
  expect(screen.getByRole('timer')).toHaveTextContent('7:30')
  await wait(5)
  expect(screen.getByRole('timer')).toHaveTextContent('7:30')
})

test('a stored run of another format is dropped', async () => {
  localStorage.setItem(storageKey('countdowns'), '{"runs":{"6/Paldea/Garchomp":"now"}}')
  await open()
  expect(screen.getByRole('button', { name: 'Start' })).toBeInTheDocument()
})

test('the screen stays on during a run, also after the page returns, until the run ends', async () => {
  const release = jest.fn()
  const request = jest.fn(async () => ({ release }))
  Object.assign(navigator, { wakeLock: { request } })
  await open()
  expect(request).not.toHaveBeenCalled()
  tap('Start')
  await wait(1)
  expect(request).toHaveBeenCalledTimes(1)
  document.dispatchEvent(new Event('visibilitychange'))
  await wait(1)
  expect(request).toHaveBeenCalledTimes(2)
  await wait(450)
  expect(release).toHaveBeenCalledTimes(2)
  Reflect.deleteProperty(navigator, 'wakeLock')
})

test('the countdown vibrates once per cue, if the player turned vibration on', async () => {
  const vibrate = jest.fn()
  Object.assign(navigator, { vibrate })
  await start()
  await wait(120)
  expect(vibrate).not.toHaveBeenCalled()
  await wait(30)
  fireEvent.click(screen.getByRole('checkbox', { name: 'Vibrate' }))
  await wait(1)
  const once = vibrate.mock.calls.length
  await wait(8)
  expect(vibrate.mock.calls.length).toBe(once + 1)
  await wait(10)
  expect(vibrate.mock.calls.length).toBe(once + 1)
  Reflect.deleteProperty(navigator, 'vibrate')
})

test('the countdown shows the plan for the chosen lobby type', async () => {
  const vileplume = rankedAttacker({ species: 'Vileplume' }, { alone: 92, group: 88 })
  render(<CountdownButton raid={raid} toBring={toFairyGarchomp({ attackers: [vileplume] })} />)
  await openAgain()
  const plan = screen.getByRole('region', { name: 'Plan: Solo' })
  expect(plan).toHaveTextContent('Vileplume')
  expect(plan).toHaveTextContent(/T1 .*Liquidation/)
  act(() => storedCompany.set('friends'))
  expect(screen.getByRole('region', { name: 'Plan: Friends' })).toHaveTextContent('Vileplume')
})
