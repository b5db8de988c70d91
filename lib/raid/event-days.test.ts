import { momentOfEvent } from './event-days'

const WEEKEND = { from: '2026-11-20', to: '2026-11-22' }

test.each([
  ['2026-11-19T23:59:59Z', 'coming'],
  ['2026-11-20T00:00:00Z', 'running'],
  ['2026-11-22T23:59:59Z', 'running'],
  ['2026-11-23T00:00:00Z', 'over'],
])('an event of 20 to 22 November is at %s %s, by whole days in UTC', (now, moment) => {
  expect(momentOfEvent(WEEKEND, new Date(now))).toBe(moment)
})
