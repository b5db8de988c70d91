import { CircuitBreaker } from './circuit-breaker'
import type { Failure } from './failure'

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

  test('are followed by another minute where the first call after the pause fails', () => {
    failRaids('garchomp', 'dragonite', 'blissey')
    now += 60_000
    breaker.recordFailure(DOWN)
    expect(breaker.pause?.ms).toBe(60_000)
  })

  test('are forgotten where the first call after the pause is answered', () => {
    failRaids('garchomp', 'dragonite', 'blissey')
    now += 60_000
    breaker.recordSuccess()
    failRaids('breloom', 'ditto')
    expect(breaker.pause).toBeUndefined()
  })
})

describe('Retry-After', () => {
  const inAnHour: Failure = { kind: 'status', status: 429, retryAfter: 3600 }

  test('is kept from the first call that names it', () => {
    breaker.recordFailure(inAnHour)
    expect(breaker.pause?.ms).toBe(3_600_000)
    expect(breaker.pause?.because).toEqual(inAnHour)
  })

  test('is not cut short by a later failure, nor by an answer on its way', () => {
    breaker.recordFailure(inAnHour)
    breaker.recordFailure({ kind: 'status', status: 429, retryAfter: 2 })
    breaker.recordSuccess()
    expect(breaker.pause?.ms).toBe(3_600_000)
  })

  test('that is missing pauses nothing', () => {
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
