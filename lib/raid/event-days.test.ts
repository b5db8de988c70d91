import { nextDays } from './event-days'

const FIRST = { from: '2026-11-20', to: '2026-11-22' }
const SECOND = { from: '2026-12-04', to: '2026-12-06' }

test.each([
  ['2026-11-19T23:59:59Z', { days: FIRST, isRunning: false }],
  ['2026-11-20T00:00:00Z', { days: FIRST, isRunning: true }],
  ['2026-11-22T23:59:59Z', { days: FIRST, isRunning: true }],
  ['2026-11-23T00:00:00Z', { days: SECOND, isRunning: false }],
  ['2026-12-06T23:59:59Z', { days: SECOND, isRunning: true }],
  ['2026-12-07T00:00:00Z', undefined],
])('of an event on two weekends, in whole days of UTC, the next days at %s are %j', (now, next) => {
  expect(nextDays([FIRST, SECOND], new Date(now))).toEqual(next)
})

test.each([
  ['2026-11-19T23:59:59Z', { days: { from: '2026-11-20' }, isRunning: false }],
  ['2026-11-20T00:00:00Z', undefined],
])('an event without a known last day is next only until it begins: at %s %j', (now, next) => {
  expect(nextDays([{ from: '2026-11-20' }], new Date(now))).toEqual(next)
})

test('an event without known days has no next days', () => {
  expect(nextDays([], new Date('2026-11-20T12:00:00Z'))).toBeUndefined()
})
