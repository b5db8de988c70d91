import { eventByClock } from './event-days'

const TWO_WEEKENDS = [
  { from: '2026-11-20', to: '2026-11-22' },
  { from: '2026-12-04', to: '2026-12-06' },
]

test.each([
  ['2026-11-19T23:59:59Z', { kind: 'coming', from: '2026-11-20' }],
  ['2026-11-20T00:00:00Z', { kind: 'running', to: '2026-11-22' }],
  ['2026-11-22T23:59:59Z', { kind: 'running', to: '2026-11-22' }],
  ['2026-11-23T00:00:00Z', { kind: 'coming', from: '2026-12-04' }],
  ['2026-12-06T23:59:59Z', { kind: 'running', to: '2026-12-06' }],
  ['2026-12-07T00:00:00Z', undefined],
])('of an event on two weekends is to say at %s, by whole days in UTC: %j', (now, said) => {
  expect(eventByClock(TWO_WEEKENDS, new Date(now))).toEqual(said)
})

test('of an event whose days no source names is nothing to say', () => {
  expect(eventByClock([], new Date('2026-11-20T12:00:00Z'))).toBeUndefined()
})
