import { atLeast, atMost, bytes, count, formatRows, median, milliseconds } from './row'

it('keeps a budget that is just reached, on every page', () => {
  expect(atMost(100, count, 'time', 100, 99).ok).toBe(true)
  expect(atLeast(100, count, 'score', 100, 100).ok).toBe(true)
})

it('misses a budget that one page misses', () => {
  expect(atMost(100, count, 'time', 99, 101).ok).toBe(false)
  expect(atLeast(100, count, 'score', 100, 99).ok).toBe(false)
})

it('misses a budget when nothing was measured', () => {
  for (const measured of [[], [Number.NaN]]) {
    expect(atMost(100, count, 'time', ...measured).ok).toBe(false)
    expect(atLeast(100, count, 'score', ...measured).ok).toBe(false)
  }
})

it('writes each row with its units, its budget and whether it is kept', () => {
  const rows = [
    atMost(155e3, bytes, 'script', 152_449),
    atMost(1740, milliseconds, 'moves on screen', 1739.6, Number.POSITIVE_INFINITY),
  ]
  expect(formatRows(rows).split('\n')).toEqual([
    '| figure          | measured       | budget           |        |',
    '| --------------- | -------------- | ---------------- | ------ |',
    '| script          | 152.4 kB       | at most 155 kB   | ok     |',
    '| moves on screen | 1,740 ms, ∞ ms | at most 1,740 ms | missed |',
  ])
})

it('is the middle value', () => {
  expect(median([300, 10, 20])).toBe(20)
})

it('is endless when most values are', () => {
  expect(median([Number.POSITIVE_INFINITY, 10, Number.POSITIVE_INFINITY])).toBe(Number.POSITIVE_INFINITY)
})

it('is not a number when nothing was measured', () => {
  expect(median([])).toBeNaN()
})
