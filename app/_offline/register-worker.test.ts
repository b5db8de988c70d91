/** @jest-environment jsdom */
import { expectConsoleError } from '@/testing/console/expect-console-error'
import { registerWorker, saveRelease } from './register-worker'

const register = jest.fn()
const postMessage = jest.fn()

function browserWith(worker: object | undefined) {
  Object.defineProperty(navigator, 'serviceWorker', { configurable: true, value: worker })
}

// jsdom loads nothing, so it has no timings.
const loaded = jest.fn()
Object.defineProperty(performance, 'getEntriesByType', { configurable: true, value: loaded })

beforeEach(() => {
  jest.clearAllMocks()
  loaded.mockReturnValue([])
  register.mockResolvedValue({})
  document.body.innerHTML = ''
})

afterEach(() => Reflect.deleteProperty(navigator, 'serviceWorker'))

const container = (controller: object | null) => ({
  controller,
  register,
  ready: Promise.resolve({ active: { postMessage } }),
})

it('has the worker of a first visit save the page, which was there before it', async () => {
  browserWith(container(null))
  await registerWorker()
  expect(register).toHaveBeenCalledWith('/service-worker.js')
  expect(postMessage).toHaveBeenCalledWith({
    type: 'CACHE_URLS',
    payload: { urlsToCache: [window.location.href] },
  })
})

it('has it save what the page loaded, each file once, and the images as the browser chose them', async () => {
  browserWith(container(null))
  const picture = 'http://localhost/assets/pokemon/445.webp'
  const script = 'http://localhost/_next/static/chunks/1a.js'
  const image = document.body.appendChild(document.createElement('img'))
  Object.defineProperty(image, 'currentSrc', { value: picture })
  loaded.mockReturnValue([{ name: script }, { name: picture }])
  await registerWorker()
  expect(postMessage).toHaveBeenCalledWith({
    type: 'CACHE_URLS',
    payload: { urlsToCache: [window.location.href, picture, script] },
  })
})

it('has the worker of a later visit save the whole release', async () => {
  browserWith(container({}))
  await registerWorker()
  expect(register).toHaveBeenCalled()
  expect(postMessage.mock.calls).toEqual([[{ type: 'SAVE_RELEASE' }]])
})

it('saves the whole release when that is asked for', async () => {
  browserWith(container(null))
  await saveRelease()
  expect(postMessage.mock.calls).toEqual([[{ type: 'SAVE_RELEASE' }]])
})

it('does nothing in a browser without service workers, or on an address that is not secure', async () => {
  await registerWorker()
  await saveRelease()
  expect(register).not.toHaveBeenCalled()
})

it('says so where the browser refuses', async () => {
  expectConsoleError(/^The site will not work offline: DOMException/)
  register.mockRejectedValue(new DOMException('denied', 'SecurityError'))
  browserWith(container(null))
  await expect(registerWorker()).resolves.toBeUndefined()
})
