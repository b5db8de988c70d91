import { act, renderHook } from '@testing-library/react'
import { liveRaidModule } from '@/app/_live/live-raid-module'
import { registerWorker } from './register-worker'
import { useOffline } from './use-offline'

jest.mock('@/app/_live/live-raid-module', () => ({ liveRaidModule: { load: jest.fn() } }))
jest.mock('./register-worker', () => ({ registerWorker: jest.fn() }))
jest.mock('@/app/_ui/when-idle', () => ({ whenIdle: runAtOnce }))

const loading = jest.mocked(liveRaidModule.load)

beforeEach(() => {
  jest.clearAllMocks()
  loading.mockResolvedValue(undefined)
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

it('registers the worker', async () => {
  await open()
  expect(registerWorker).toHaveBeenCalledTimes(1)
})

it('waits until the page has all that it needs itself', async () => {
  loading.mockReturnValue(new Promise(() => undefined))
  await open()
  expect(registerWorker).not.toHaveBeenCalled()
})

it('does nothing under next dev', async () => {
  jest.replaceProperty(process, 'env', { ...process.env, NODE_ENV: 'development' })
  await open()
  expect(registerWorker).not.toHaveBeenCalled()
})

it('does nothing under Save-Data', async () => {
  Object.defineProperty(navigator, 'connection', { configurable: true, value: { saveData: true } })
  await open()
  expect(registerWorker).not.toHaveBeenCalled()
})
