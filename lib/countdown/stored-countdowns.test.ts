import { NO_COUNTDOWNS, storedCountdowns, withRun } from './stored-countdowns'

const NOW = Date.UTC(2026, 10, 26, 20)
const GARCHOMP = '6/Paldea/Garchomp'
const RUN = {
  startedAt: NOW - 60_000,
  taps: [
    { kind: 'faint', at: NOW - 30_000 },
    { kind: 'HP', percent: 50, at: NOW },
  ],
} as const

const parseAt = (text: string, now: number) => {
  jest.setSystemTime(now)
  return storedCountdowns.parse(text)
}

const countdowns = withRun({ ...NO_COUNTDOWNS, vibrates: true }, GARCHOMP, RUN)

beforeEach(() => jest.useFakeTimers())
afterEach(() => jest.useRealTimers())

test('a stored run can be read again', () => {
  expect(parseAt(storedCountdowns.textOf(countdowns), NOW)).toEqual(countdowns)
})

test('removing the run of a raid keeps the wish to vibrate', () => {
  expect(withRun(countdowns, GARCHOMP, undefined)).toEqual({ vibrates: true, runs: {} })
})

test('a run from over an hour ago or from the future is dropped; the wish to vibrate stays', () => {
  const dropped = { vibrates: true, runs: {} }
  expect(parseAt(storedCountdowns.textOf(countdowns), RUN.startedAt + 3_599_999)).toEqual(countdowns)
  expect(parseAt(storedCountdowns.textOf(countdowns), RUN.startedAt + 3_600_000)).toEqual(dropped)
  expect(parseAt(storedCountdowns.textOf(countdowns), RUN.startedAt - 1)).toEqual(dropped)
})

test.each([
  ['not JSON', '{'],
  ['another form', '{"runs":[]}'],
  ['a key that does not name a raid', '{"vibrates":false,"runs":{"__proto__x":{"startedAt":0,"taps":[]}}}'],
  ['a time that is not a number', `{"vibrates":false,"runs":{"${GARCHOMP}":{"startedAt":"0","taps":[]}}}`],
  [
    'an unknown tap',
    `{"vibrates":false,"runs":{"${GARCHOMP}":{"startedAt":${NOW},"taps":[{"kind":"win","at":0}]}}}`,
  ],
])('%s is dropped', (_, text) => {
  expect(parseAt(text, NOW)).toEqual(NO_COUNTDOWNS)
})
