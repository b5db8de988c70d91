/** @jest-environment node */
import { QueryClient } from '@tanstack/react-query'
import { creatureQuery, moveQuery } from '@/lib/creature/queries'

afterEach(() => {
  jest.restoreAllMocks()
  jest.useRealTimers()
})

test('creatures and moves are remembered apart, by key', () => {
  expect(creatureQuery('metronome').queryKey).toEqual(['creature', 'metronome'])
  expect(moveQuery('metronome').queryKey).toEqual(['move', 'metronome'])
})

test('what is remembered is not asked for again', async () => {
  const fetch = jest.spyOn(globalThis, 'fetch')
  const client = new QueryClient()
  const { queryKey } = moveQuery('surf')
  client.setQueryData(queryKey, { key: 'surf' })
  await expect(client.fetchQuery(moveQuery('surf'))).resolves.toEqual({ key: 'surf' })
  expect(fetch).not.toHaveBeenCalled()
})

test('a busy service is asked three times, one and two seconds apart', async () => {
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
