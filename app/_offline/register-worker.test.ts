import { expectConsoleError } from '@/testing/console/expect-console-error'
import { registerWorker } from './register-worker'

const register = jest.fn()
const postMessage = jest.fn()

function browserWith(worker: object | undefined) {
  Object.defineProperty(navigator, 'serviceWorker', { configurable: true, value: worker })
}

// jsdom loads nothing, and so has no timings.
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

it('gives the worker of a first visit the page, which was there before it', async () => {
  browserWith(container(null))
  await registerWorker()
  expect(register).toHaveBeenCalledWith('/service-worker.js')
  expect(postMessage).toHaveBeenCalledWith({
    type: 'CACHE_URLS',
    payload: { urlsToCache: [window.location.href] },
  })
})

it('gives it the images of the page too, as the browser chose them', async () => {
  browserWith(container(null))
  const image = document.body.appendChild(document.createElement('img'))
  Object.defineProperty(image, 'currentSrc', { value: 'http://localhost/assets/pokemon/445.webp' })
  await registerWorker()
  const [[{ payload }]] = postMessage.mock.calls
  expect(payload.urlsToCache).toContain('http://localhost/assets/pokemon/445.webp')
})

it('gives it the attackers that were loaded before, and no other file', async () => {
  browserWith(container(null))
  const attackers = 'http://localhost/attackers/6/paldea/garchomp.json'
  loaded.mockReturnValue([{ name: attackers }, { name: 'http://localhost/_next/static/chunks/1a.js' }])
  await registerWorker()
  expect(postMessage).toHaveBeenCalledWith({
    type: 'CACHE_URLS',
    payload: { urlsToCache: [window.location.href, attackers] },
  })
})

it('gives nothing to a worker that the page came through', async () => {
  browserWith(container({}))
  await registerWorker()
  expect(register).toHaveBeenCalled()
  expect(postMessage).not.toHaveBeenCalled()
})

it('does nothing in a browser without service workers, or on an address that is not secure', async () => {
  await registerWorker()
  expect(register).not.toHaveBeenCalled()
})

it('says so where the browser refuses', async () => {
  expectConsoleError(/^The site will not work offline: DOMException/)
  register.mockRejectedValue(new DOMException('denied', 'SecurityError'))
  browserWith(container(null))
  await expect(registerWorker()).resolves.toBeUndefined()
})
