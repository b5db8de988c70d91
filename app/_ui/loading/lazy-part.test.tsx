/** @jest-environment jsdom */
import { act, fireEvent, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { render } from '@/app/_ui/language/render'
import { expectConsoleError } from '@/testing/console/expect-console-error'
import { lazyPart } from './lazy-part'
import { WhenLoaded } from './WhenLoaded'

const importModule = jest.fn<Promise<{ text: string }>, []>()

afterEach(() => jest.restoreAllMocks())

beforeEach(() => importModule.mockReset().mockResolvedValue({ text: 'All raids' }))

test('a part is imported once, however often it is requested', async () => {
  const part = lazyPart('The part', importModule)
  await Promise.all([part.load(), part.load()])
  expect(await part.load()).toEqual({ text: 'All raids' })
  expect(importModule).toHaveBeenCalledTimes(1)
})

test('content loads its part, and shows once the part has arrived', async () => {
  const part = lazyPart('The part', importModule)
  render(<WhenLoaded part={part}>{({ text }) => text}</WhenLoaded>)
  expect(screen.getByText('Loading…')).toBeInTheDocument()
  expect(await screen.findByText('All raids')).toBeInTheDocument()
})

test('a part that was loaded ahead of time shows immediately', async () => {
  const part = lazyPart('The part', importModule)
  await part.load()
  render(<WhenLoaded part={part}>{({ text }) => text}</WhenLoaded>)
  expect(screen.getByText('All raids')).toBeInTheDocument()
})

test('a part that fails to load offline says so, and can be retried', async () => {
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  expectConsoleError(/^The part could not be loaded: TypeError/)
  importModule.mockRejectedValueOnce(new TypeError('Failed to fetch'))
  const part = lazyPart('The part', importModule)
  render(<WhenLoaded part={part}>{({ text }) => text}</WhenLoaded>)
  expect(await screen.findByRole('alert')).toBeInTheDocument()
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByText('All raids')).toBeInTheDocument()
})

test('a part that fails to load online offers to reload the page, since a new release may have replaced it', async () => {
  expectConsoleError(/^The part could not be loaded: TypeError/)
  importModule.mockRejectedValueOnce(new TypeError('Failed to fetch'))
  const part = lazyPart('The part', importModule)
  render(<WhenLoaded part={part}>{({ text }) => text}</WhenLoaded>)
  expect(await screen.findByRole('alert')).toHaveTextContent('Couldn’t load this section')
  expect(screen.getByRole('button', { name: 'Reload' })).toBeInTheDocument()
})

test('the first use of a part retries a failed load', async () => {
  expectConsoleError(/^The part could not be loaded: TypeError/)
  importModule.mockRejectedValueOnce(new TypeError('Failed to fetch'))
  const part = lazyPart('The part', importModule)
  expect(await part.load()).toBeUndefined()
  render(<WhenLoaded part={part}>{({ text }) => text}</WhenLoaded>)
  expect(await screen.findByText('All raids')).toBeInTheDocument()
})

test('following a part does not load it', async () => {
  const part = lazyPart('The part', importModule)
  function Follower() {
    return part.useIfLoaded()?.text ?? 'Nothing yet'
  }
  render(<Follower />)
  expect(importModule).not.toHaveBeenCalled()
  await act(part.load)
  expect(screen.getByText('All raids')).toBeInTheDocument()
})

describe('a load that the browser cuts off', () => {
  beforeEach(() => jest.useFakeTimers())
  afterEach(() => jest.useRealTimers())

  const leaveWhileLoading = (part: ReturnType<typeof lazyPart<{ text: string }>>) => {
    importModule.mockRejectedValueOnce(new TypeError('NetworkError when attempting to fetch resource.'))
    const loaded = part.load()
    fireEvent(window, new Event('beforeunload'))
    return loaded
  }

  test('is not reported if the visitor leaves the page', async () => {
    const part = lazyPart('The part', importModule)
    const onResolved = jest.fn()
    leaveWhileLoading(part).then(onResolved)
    await jest.advanceTimersByTimeAsync(5000)
    expect(onResolved).not.toHaveBeenCalled()
  })

  test('is reported if the page stays, since the visitor only started a download', async () => {
    expectConsoleError(/^The part could not be loaded: TypeError/)
    const part = lazyPart('The part', importModule)
    const loaded = leaveWhileLoading(part)
    await jest.advanceTimersByTimeAsync(10_000)
    expect(await loaded).toBeUndefined()
  })
})
