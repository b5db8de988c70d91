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
])('%j may pass: %j', (failure, passes) => {
  expect(isTransient(failure)).toBe(passes)
})

test('an error that is not of the service was met in its answer', () => {
  expect(failureKind(new TypeError('a fault of our own'))).toBe('invalid')
})
