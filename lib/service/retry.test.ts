import { type Failure, ServiceError } from './failure'
import { isWorthRetrying, retryDelay } from './retry'

const failed = (failure: Failure) => new ServiceError('GetPokemon garchomp', failure)

test.each<[Failure, boolean]>([
  [{ kind: 'network' }, true],
  [{ kind: 'status', status: 429 }, true],
  [{ kind: 'status', status: 500 }, true],
  [{ kind: 'status', status: 503, retryAfter: 10 }, true],
  [{ kind: 'status', status: 503, retryAfter: 11 }, false],
  [{ kind: 'status', status: 404 }, false],
  [{ kind: 'time-out' }, false],
  [{ kind: 'refused' }, false],
  [{ kind: 'invalid' }, false],
])('after %j a retry: %j', (failure, again) => {
  expect(isWorthRetrying(0, failed(failure))).toBe(again)
})

test('there are three tries at most', () => {
  expect([0, 1, 2].map((failures) => isWorthRetrying(failures, failed({ kind: 'network' })))).toEqual([
    true,
    true,
    false,
  ])
})

test('other errors are not retried', () => {
  expect(isWorthRetrying(0, new Error('a fault of our own'))).toBe(false)
})

test.each<[number, Failure, number]>([
  [0, { kind: 'network' }, 1000],
  [1, { kind: 'network' }, 2000],
  [0, { kind: 'status', status: 429, retryAfter: 7 }, 7000],
  [1, { kind: 'status', status: 429, retryAfter: 1 }, 2000],
])('after %j failures and %j the wait is %j ms', (failures, failure, wait) => {
  expect(retryDelay(failures, failed(failure))).toBe(wait)
})
