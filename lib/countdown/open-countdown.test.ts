import { lasts, storedOpenCountdown } from './open-countdown'

const { parse, textOf } = storedOpenCountdown

const START = Date.UTC(2026, 10, 26, 20)
const OPEN = { startedAt: START, raid: '6/Paldea/Garchomp' }

test('a stored open countdown can be read again, and so can its absence', () => {
  expect(parse(textOf(OPEN))).toEqual(OPEN)
  expect(parse(textOf(undefined))).toBeUndefined()
})

test.each([
  ['a start that is not a number', 'now 6/Paldea/Garchomp'],
  ['a start too long to be a time', '17957232000001795 6/Paldea/Garchomp'],
  ['no start', '6/Paldea/Garchomp'],
  ['no raid', '1795723200000 '],
  ['an unknown region', '1795723200000 6/Kanto/Garchomp'],
  ['a second line', '1795723200000 6/Paldea/Garchomp\n1795723200000 6/Paldea/Garchomp'],
])('%s is dropped', (_, text) => {
  expect(parse(text)).toBeUndefined()
})

test('an open countdown lasts as long as its raid, and ends if the clock is set back', () => {
  expect(lasts(OPEN, 450, START)).toBe(true)
  expect(lasts(OPEN, 450, START + 449_999)).toBe(true)
  expect(lasts(OPEN, 450, START + 450_000)).toBe(false)
  expect(lasts(OPEN, 450, START - 1)).toBe(false)
})
