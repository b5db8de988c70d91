import { CircuitBreaker } from './circuit-breaker'
import { type Failure, ServiceError } from './failure'
import { guarded } from './guarded-call'

const DOWN: Failure = { kind: 'network' }

const { signal } = new AbortController()

let breaker: CircuitBreaker
let made: number

beforeEach(() => {
  jest.useFakeTimers()
  breaker = new CircuitBreaker(Date.now)
  made = 0
})
afterEach(() => jest.useRealTimers())

function call(raid: string, failure?: Failure, by = signal) {
  const make = async () => {
    made += 1
    if (failure) throw new ServiceError(raid, failure)
    return 'an answer'
  }
  return guarded({ name: `GetPokemon ${raid}`, raid, make }, by, breaker)
}

async function failThreeRaids() {
  for (const raid of ['garchomp', 'dragonite', 'blissey']) {
    await expect(call(raid, DOWN)).rejects.toThrow(raid)
  }
}

test('after three failed raids no call is made for a minute, and the error has the reason', async () => {
  await failThreeRaids()
  await expect(call('breloom')).rejects.toMatchObject({
    message: 'GetPokemon breloom: not asked, nor anything else for 60 s',
    failure: { kind: 'paused', because: { kind: 'network' } },
  })
  expect(made).toBe(3)
  jest.setSystemTime(Date.now() + 60_000)
  await expect(call('breloom')).resolves.toBe('an answer')
})

test('an answer in between resets the count', async () => {
  for (const failure of [DOWN, DOWN, undefined, DOWN, DOWN, undefined]) {
    const answer = call(`boss ${made + 1}`, failure)
    await (failure ? expect(answer).rejects.toThrow() : expect(answer).resolves.toBe('an answer'))
  }
  expect(made).toBe(6)
})

test('a pause of a few seconds is waited for', async () => {
  await expect(call('garchomp', { kind: 'status', status: 429, retryAfter: 3 })).rejects.toThrow()
  const answer = call('garchomp')
  await jest.advanceTimersByTimeAsync(2999)
  expect(made).toBe(1)
  await jest.advanceTimersByTimeAsync(1)
  await expect(answer).resolves.toBe('an answer')
})

test('a call that is aborted during the pause is not made', async () => {
  await expect(call('garchomp', { kind: 'status', status: 429, retryAfter: 3 })).rejects.toThrow()
  const leaving = new AbortController()
  const answer = call('dragonite', undefined, leaving.signal)
  leaving.abort(new Error('another boss was chosen'))
  await expect(answer).rejects.toThrow('another boss was chosen')
  await jest.advanceTimersByTimeAsync(5000)
  expect(made).toBe(1)
})

test('aborted calls and other errors do not count', async () => {
  for (const raid of ['garchomp', 'dragonite', 'blissey']) {
    const make = () => Promise.reject(new Error('given up'))
    await expect(guarded({ name: raid, raid, make }, signal, breaker)).rejects.toThrow('given up')
  }
  expect(breaker.pause).toBeUndefined()
})
