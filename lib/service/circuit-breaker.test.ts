import { CircuitBreaker, guarded } from './circuit-breaker'
import { type Failure, ServiceError } from './failure'

const DOWN: Failure = { kind: 'network' }

let now: number
let breaker: CircuitBreaker

beforeEach(() => {
  now = Date.parse('2026-11-21T12:00:00Z')
  breaker = new CircuitBreaker(() => now)
})

function failRaids(...raids: string[]) {
  for (const raid of raids) breaker.recordFailure(DOWN, raid)
}

describe('failed raids', () => {
  test('pause all calls for a minute after three in a row', () => {
    failRaids('garchomp', 'dragonite')
    expect(breaker.pause).toBeUndefined()
    failRaids('blissey')
    expect(breaker.pause?.ms).toBe(60_000)
    now += 59_000
    expect(breaker.pause?.ms).toBe(1000)
    now += 1000
    expect(breaker.pause).toBeUndefined()
  })

  test('count once each, and calls that raids share do not count', () => {
    failRaids('garchomp', 'garchomp', 'garchomp', 'dragonite', 'dragonite')
    for (let move = 0; move < 10; move++) breaker.recordFailure(DOWN)
    expect(breaker.pause).toBeUndefined()
  })

  test('are in a row only without an answer in between', () => {
    failRaids('garchomp', 'dragonite')
    breaker.recordSuccess()
    failRaids('blissey', 'breloom')
    expect(breaker.pause).toBeUndefined()
  })

  test('cause another minute if the first call after the pause fails', () => {
    failRaids('garchomp', 'dragonite', 'blissey')
    now += 60_000
    breaker.recordFailure(DOWN)
    expect(breaker.pause?.ms).toBe(60_000)
  })

  test('are forgotten if the first call after the pause is answered', () => {
    failRaids('garchomp', 'dragonite', 'blissey')
    now += 60_000
    breaker.recordSuccess()
    failRaids('breloom', 'ditto')
    expect(breaker.pause).toBeUndefined()
  })
})

describe('Retry-After', () => {
  const inAnHour: Failure = { kind: 'status', status: 429, retryAfter: 3600 }

  test('starts a pause at the first call that has it', () => {
    breaker.recordFailure(inAnHour)
    expect(breaker.pause?.ms).toBe(3_600_000)
    expect(breaker.pause?.because).toEqual(inAnHour)
  })

  test('is not shortened by a later failure or by a pending answer', () => {
    breaker.recordFailure(inAnHour)
    breaker.recordFailure({ kind: 'status', status: 429, retryAfter: 2 })
    breaker.recordSuccess()
    expect(breaker.pause?.ms).toBe(3_600_000)
  })

  test('that is missing starts no pause', () => {
    breaker.recordFailure({ kind: 'status', status: 429 })
    expect(breaker.pause).toBeUndefined()
  })
})

test('a reset ends a pause and the count of failed raids', () => {
  failRaids('garchomp', 'dragonite', 'blissey')
  breaker.reset()
  expect(breaker.pause).toBeUndefined()
  failRaids('breloom', 'ditto')
  expect(breaker.pause).toBeUndefined()
  failRaids('avalugg')
  expect(breaker.pause?.ms).toBe(60_000)
})

describe('a call that the breaker may hold back', () => {
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

  test('a call waits for the end of a pause of a few seconds', async () => {
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
})
