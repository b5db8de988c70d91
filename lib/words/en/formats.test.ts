import { clock, dayInWords, daysInWords, eitherOf, listed, percent, row } from './formats'
import { clauses, downloadSize, megabytes, tenths, times, wholeNumber } from './phrases'

test('lists have commas, and a word before the last item', () => {
  expect(listed([])).toBe('')
  expect(listed(['Attack'])).toBe('Attack')
  expect(listed(['Attack', 'Speed'])).toBe('Attack and Speed')
  expect(listed(['Attack', 'Defense', 'Speed'])).toBe('Attack, Defense and Speed')
  expect(eitherOf(['Surf', 'Scald', 'Ice Beam'])).toBe('Surf, Scald or Ice Beam')
})

test('clauses begin with a capital letter, and absent parts leave no trace', () => {
  expect(clauses([undefined, 'use Surf', false, 'heal'])).toBe('Use Surf; heal')
  expect(clauses([])).toBe('')
  expect(row(['9 turns', false, '1 faint'])).toBe('9 turns · 1 faint')
})

test('numbers have commas for thousands, and a tenth if they are not whole', () => {
  expect([0, 999, 1000, 1234567].map(wholeNumber)).toEqual(['0', '999', '1,000', '1,234,567'])
  expect([12.44, 9, 9.96].map(tenths)).toEqual(['12.4', '9', '10'])
  expect(percent(63.5)).toBe('64%')
  expect(megabytes(1_500_000)).toBe('1.5 MB')
})

test('times are counted, and a clock rounds seconds up', () => {
  expect([0, 1, 2, 3].map(times)).toEqual(['', 'once', 'twice', '3 times'])
  expect(clock(67.2)).toBe('1:08')
})

test.each([
  [1_784_000, '1.8 MB'],
  [1_000_000, '1.0 MB'],
  [999_600, '1.0 MB'],
  [340_400, '340 kB'],
  [12, '1 kB'],
])('%i bytes are %s', (bytes, words) => expect(downloadSize(bytes)).toBe(words))

test('a stored day is written for players', () => {
  expect(dayInWords('2026-11-22')).toBe('22 Nov 2026')
  expect(dayInWords('2027-01-03')).toBe('3 Jan 2027')
})

test.each([
  ['2025-12-05', '2025-12-07', '5–7 Dec 2025'],
  ['2025-11-29', '2025-12-05', '29 Nov–5 Dec 2025'],
  ['2022-12-30', '2023-01-01', '30 Dec 2022–1 Jan 2023'],
  ['2025-12-05', '2025-12-05', '5 Dec 2025'],
])('the days from %s to %s are written %s', (from, to, expected) => {
  expect(daysInWords({ from, to })).toBe(expected)
})
