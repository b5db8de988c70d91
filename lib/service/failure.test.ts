import {
  type CallState,
  type Failure,
  failureKind,
  isTransient,
  missingAnswers,
  ServiceError,
} from './failure'

test.each<[Failure, boolean]>([
  [{ kind: 'network' }, true],
  [{ kind: 'time-out' }, true],
  [{ kind: 'status', status: 429, retryAfter: 3600 }, true],
  [{ kind: 'status', status: 502 }, true],
  [{ kind: 'status', status: 403 }, false],
  [{ kind: 'refused' }, false],
  [{ kind: 'invalid' }, false],
  [{ kind: 'paused', because: { kind: 'network' } }, true],
  [{ kind: 'paused', because: { kind: 'refused' } }, false],
])('%j is transient: %j', (failure, passes) => {
  expect(isTransient(failure)).toBe(passes)
})

test('an error other than a ServiceError is an invalid answer', () => {
  expect(failureKind(new TypeError('a fault of our own'))).toBe('invalid')
})

const ASKED: CallState = { data: undefined, error: null, errorUpdateCount: 0, fetchStatus: 'fetching' }
const ANSWERED: CallState = { ...ASKED, data: { key: 'surf' }, fetchStatus: 'idle' }
const NOT_ASKED: CallState = { ...ASKED, fetchStatus: 'idle' }

function failed(failure: Failure): CallState {
  const error = new ServiceError('getMove surf', failure)
  return { data: undefined, error, errorUpdateCount: 1, fetchStatus: 'idle' }
}

const DOWN = failed({ kind: 'network' })
const REFUSED = failed({ kind: 'refused' })
const ASKED_AGAIN: CallState = { ...DOWN, error: null, fetchStatus: 'fetching' }

test('nothing is missing while calls are pending, answered, or not made', () => {
  expect(missingAnswers([ASKED, ANSWERED, NOT_ASKED])).toBeUndefined()
})

test('a call that was answered later is not missing', () => {
  expect(missingAnswers([{ ...ANSWERED, errorUpdateCount: 2 }])).toBeUndefined()
})

test('retrying helps after a transient failure, not after a refusal', () => {
  expect(missingAnswers([ANSWERED, REFUSED])).toEqual({ isRetrying: false, canRetry: false })
  expect(missingAnswers([REFUSED, DOWN])).toEqual({ isRetrying: false, canRetry: true })
})

test('a failed call stays missing during a retry', () => {
  expect(missingAnswers([ASKED_AGAIN, REFUSED])).toEqual({ isRetrying: true, canRetry: true })
})
