import { DAY_PATTERN, dayInWords, dayOf } from './day'

test('a day is that of the visitor’s own calendar, late in the evening too', () => {
  expect(dayOf(new Date(2026, 10, 22, 23, 59))).toBe('2026-11-22')
  expect(dayOf(new Date(2027, 0, 3, 0, 1))).toBe('2027-01-03')
})

test('a kept day is written as players read it', () => {
  expect(dayInWords('2026-11-22')).toBe('22 Nov 2026')
  expect(dayInWords('2027-01-03')).toBe('3 Jan 2027')
})

test.each(['2026-11-22', '2027-01-03', '2024-02-29'])('%s is a day', (text) => {
  expect(text).toMatch(new RegExp(`^${DAY_PATTERN}$`))
})

test.each(['2026-13-01', '2026-00-10', '2026-01-32', '26-01-02', '2026-1-2', 'today'])(
  '%s is no day',
  (text) => {
    expect(text).not.toMatch(new RegExp(`^${DAY_PATTERN}$`))
  },
)
