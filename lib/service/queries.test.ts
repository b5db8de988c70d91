import { focusManager, onlineManager, QueryClient, QueryObserver } from '@tanstack/react-query'
import { rosters } from '@/data/rosters/rosters'
import { keysOf } from '@/lib/raid-view/live-raid-view'
import { circuitBreaker } from './circuit-breaker'
import { creatureQuery, moveQuery } from './queries'

afterEach(() => {
  circuitBreaker.reset()
  jest.restoreAllMocks()
  jest.useRealTimers()
})

test('creatures and moves are cached apart, by key', () => {
  expect(creatureQuery('metronome').queryKey).toEqual(['creature', 'metronome'])
  expect(moveQuery('metronome').queryKey).toEqual(['move', 'metronome'])
})

test('cached answers are not requested again', async () => {
  const fetch = jest.spyOn(globalThis, 'fetch')
  const client = new QueryClient()
  const { queryKey } = moveQuery('surf')
  client.setQueryData(queryKey, { key: 'surf' })
  await expect(client.fetchQuery(moveQuery('surf'))).resolves.toEqual({ key: 'surf' })
  expect(fetch).not.toHaveBeenCalled()
})

test('a busy service gets three tries, one and two seconds apart', async () => {
  jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate', 'queueMicrotask'] })
  const fetch = jest
    .spyOn(globalThis, 'fetch')
    .mockImplementation(async () => new Response('', { status: 503 }))
  const answer = new QueryClient().fetchQuery(creatureQuery('garchomp'))
  const settled = expect(answer).rejects.toThrow('GetPokemon garchomp: status 503')
  await jest.advanceTimersByTimeAsync(3000)
  await settled
  expect(fetch).toHaveBeenCalledTimes(3)
})

test('a call that failed is not made again when the tab or the network comes back', async () => {
  const fetch = jest.spyOn(globalThis, 'fetch').mockImplementation(async () => new Response('No'))
  const client = new QueryClient()
  client.mount()
  const observer = new QueryObserver(client, creatureQuery('garchomp'))
  await new Promise<void>((resolve) => {
    observer.subscribe(({ isError }) => isError && resolve())
  })
  expect(fetch).toHaveBeenCalledTimes(1)
  focusManager.setFocused(false)
  focusManager.setFocused(true)
  onlineManager.setOnline(false)
  onlineManager.setOnline(true)
  await new Promise(setImmediate)
  expect(observer.getCurrentResult().fetchStatus).toBe('idle')
  expect(fetch).toHaveBeenCalledTimes(1)
  observer.destroy()
  client.unmount()
})

test('Excadrill, which the service cannot answer, is not requested', () => {
  const fetch = jest.spyOn(globalThis, 'fetch')
  const observer = new QueryObserver(new QueryClient(), creatureQuery('excadrill'))
  const end = observer.subscribe(() => undefined)
  expect(observer.getCurrentResult()).toMatchObject({ fetchStatus: 'idle', isError: false })
  expect(fetch).not.toHaveBeenCalled()
  end()
})

test('with a dead service the first two raids get three tries, the third gets one, and the others get none', async () => {
  jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate', 'queueMicrotask'] })
  const fetch = jest.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('fetch failed'))
  const client = new QueryClient()
  const raids = rosters['6'].slice(0, 10).map(keysOf)
  for (const raid of raids) {
    const end = watchRaid(client, raid)
    await jest.advanceTimersByTimeAsync(5000)
    end()
  }
  const [first = 0, second = 0, third = 0] = raids.map(({ moves }) => 1 + moves.length)
  expect(fetch).toHaveBeenCalledTimes(3 * first + 3 * second + third)
})

/** Follows the answers for a raid, as the page does while it is chosen. */
function watchRaid(client: QueryClient, { creature, moves }: ReturnType<typeof keysOf>) {
  const ignore = () => undefined
  const ends = [
    new QueryObserver(client, creatureQuery(creature)).subscribe(ignore),
    ...moves.map((key) => new QueryObserver(client, moveQuery(key)).subscribe(ignore)),
  ]
  return () => {
    for (const end of ends) end()
  }
}
