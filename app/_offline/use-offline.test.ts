import { act, renderHook } from '@testing-library/react'
import { liveRaidPart } from '@/app/_live/live-raid-part'
import { registerWorker, saveRelease } from './register-worker'
import { useOffline } from './use-offline'

jest.mock('./register-worker', () => ({ registerWorker: jest.fn(), saveRelease: jest.fn() }))
jest.mock('@/app/_ui/when-idle', () => ({ whenIdle: runAtOnce }))

beforeEach(() => {
  jest.clearAllMocks()
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

test('a page that is only read registers the worker, and saves no more than itself', async () => {
  await open()
  expect(registerWorker).toHaveBeenCalledTimes(1)
  expect(saveRelease).not.toHaveBeenCalled()
})

test.each([
  ['under next dev', () => jest.replaceProperty(process, 'env', { ...process.env, NODE_ENV: 'development' })],
  [
    'under Save-Data',
    () => Object.defineProperty(navigator, 'connection', { configurable: true, value: { saveData: true } }),
  ],
])('nothing is saved %s', async (_, setUp) => {
  setUp()
  await open()
  await act(liveRaidPart.load)
  expect(registerWorker).not.toHaveBeenCalled()
  expect(saveRelease).not.toHaveBeenCalled()
})

// The last one, since what is loaded stays so.
test('the whole release is saved once the data of all raids is there', async () => {
  await open()
  await act(liveRaidPart.load)
  expect(saveRelease).toHaveBeenCalledTimes(1)
})
