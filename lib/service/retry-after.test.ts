import { retryAfterSeconds } from './retry-after'

beforeEach(() => jest.useFakeTimers({ now: Date.parse('Fri, 20 Nov 2026 12:00:00 GMT') }))
afterEach(() => jest.useRealTimers())

test.each([
  ['7', 7],
  ['0', 0],
  ['Fri, 20 Nov 2026 12:00:30 GMT', 30],
  ['Fri, 20 Nov 2026 11:00:00 GMT', 0],
  ['soon', undefined],
  ['', undefined],
  [null, undefined],
])('%j is %j seconds', (header, seconds) => {
  expect(retryAfterSeconds(header)).toBe(seconds)
})
