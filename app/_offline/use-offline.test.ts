/** @jest-environment jsdom */
import { act, renderHook, waitFor } from '@testing-library/react'
import { liveRaidPart } from '@/app/_live/live-raid-part'
import { registerWorker, saveRelease } from './register-worker'
import { useOffline } from './use-offline'

jest.mock('@/app/_live/live-raid-part', () => ({ liveRaidPart: { useIfLoaded: jest.fn() } }))
jest.mock('./register-worker', () => ({ registerWorker: jest.fn(), saveRelease: jest.fn() }))
jest.mock('./run-when', () => ({
  ...jest.requireActual<typeof import('./run-when')>('./run-when'),
  whenIdle: runAtOnce,
}))

const liveRaid = jest.mocked(liveRaidPart.useIfLoaded)

beforeEach(() => {
  jest.resetAllMocks()
  jest.replaceProperty(process, 'env', { ...process.env, NODE_ENV: 'production' })
})

afterEach(() => {
  jest.restoreAllMocks()
  Reflect.deleteProperty(navigator, 'connection')
})

function runAtOnce(task: () => void) {
  task()
  return () => undefined
}

const open = () => act(async () => renderHook(useOffline))

function load({ rerender }: Awaited<ReturnType<typeof open>>) {
  liveRaid.mockReturnValue({
    ServiceNotice: jest.fn(),
    TierComparison: () => null,
    watchRaid: () => undefined,
  })
  rerender()
}

test('a first look at a page installs nothing', async () => {
  await open()
  expect(registerWorker).not.toHaveBeenCalled()
})

test.each(['scroll', 'visibilitychange'])('a page is saved once, at the first %s', async (event) => {
  await open()
  document.dispatchEvent(new Event(event))
  document.dispatchEvent(new Event('scroll'))
  expect(registerWorker).toHaveBeenCalledTimes(1)
  expect(saveRelease).not.toHaveBeenCalled()
})

test('on a return visit, the page is saved without scrolling', async () => {
  Object.defineProperty(navigator, 'serviceWorker', { configurable: true, value: { controller: {} } })
  await open()
  expect(registerWorker).toHaveBeenCalledTimes(1)
  Reflect.deleteProperty(navigator, 'serviceWorker')
})

test('a sandboxed page, which cannot use a worker, keeps working', async () => {
  Object.defineProperty(navigator, 'serviceWorker', {
    configurable: true,
    value: {
      get controller() {
        throw new DOMException('sandboxed', 'SecurityError')
      },
    },
  })
  await open()
  expect(registerWorker).not.toHaveBeenCalled()
  Reflect.deleteProperty(navigator, 'serviceWorker')
})

test('the whole release is saved once the data of all raids has loaded', async () => {
  load(await open())
  expect(registerWorker).toHaveBeenCalledTimes(1)
  await waitFor(() => expect(saveRelease).toHaveBeenCalledTimes(1))
})

test.each([
  ['under next dev', () => jest.replaceProperty(process, 'env', { ...process.env, NODE_ENV: 'development' })],
  [
    'under Save-Data',
    () => Object.defineProperty(navigator, 'connection', { configurable: true, value: { saveData: true } }),
  ],
])('nothing is saved %s', async (_, setUp) => {
  setUp()
  load(await open())
  document.dispatchEvent(new Event('scroll'))
  expect(registerWorker).not.toHaveBeenCalled()
  expect(saveRelease).not.toHaveBeenCalled()
})
