import { type Failure, failureKind, isTransient } from './failure'

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
