/** @jest-environment jsdom */
import { expectConsoleError } from '@/testing/console/expect-console-error'
import { registerWorker, saveRelease } from './register-worker'

const register = jest.fn()
const postMessage = jest.fn()

function browserWith(worker: object | undefined) {
  Object.defineProperty(navigator, 'serviceWorker', { configurable: true, value: worker })
}

const listEntries = jest.fn()
Object.defineProperty(performance, 'getEntriesByType', { configurable: true, value: listEntries })

beforeEach(() => {
  jest.clearAllMocks()
  listEntries.mockReturnValue([])
  register.mockResolvedValue({})
  document.body.innerHTML = ''
})

afterEach(() => Reflect.deleteProperty(navigator, 'serviceWorker'))

const container = (controller: object | null) => ({
  controller,
  register,
  ready: Promise.resolve({ active: { postMessage } }),
})

it('has the worker save the page of a first visit, which loaded before the worker', async () => {
  browserWith(container(null))
  await registerWorker()
  expect(register).toHaveBeenCalledWith('/service-worker.js')
  expect(postMessage).toHaveBeenCalledWith({
    type: 'CACHE_URLS',
    payload: { urlsToCache: [window.location.href] },
  })
})

it('has the worker save each loaded file once, and the image versions that the browser chose', async () => {
  browserWith(container(null))
  const picture = 'http://localhost/assets/pokemon/445.webp'
  const script = 'http://localhost/_next/static/chunks/1a.js'
  const image = document.body.appendChild(document.createElement('img'))
  Object.defineProperty(image, 'currentSrc', { value: picture })
  listEntries.mockReturnValue([{ name: script }, { name: picture }])
  await registerWorker()
  expect(postMessage).toHaveBeenCalledWith({
    type: 'CACHE_URLS',
    payload: { urlsToCache: [window.location.href, picture, script] },
  })
})

it('has the worker save the whole release on a later visit', async () => {
  browserWith(container({}))
  await registerWorker()
  expect(register).toHaveBeenCalled()
  expect(postMessage.mock.calls).toEqual([[{ type: 'SAVE_RELEASE' }]])
})

it('saves the whole release on request', async () => {
  browserWith(container(null))
  await saveRelease()
  expect(postMessage.mock.calls).toEqual([[{ type: 'SAVE_RELEASE' }]])
})

it('does nothing without service workers or on an insecure address', async () => {
  await registerWorker()
  await saveRelease()
  expect(register).not.toHaveBeenCalled()
})

it('logs that the browser refuses', async () => {
  expectConsoleError(/^The site will not work offline: DOMException/)
  register.mockRejectedValue(new DOMException('denied', 'SecurityError'))
  browserWith(container(null))
  await expect(registerWorker()).resolves.toBeUndefined()
})
