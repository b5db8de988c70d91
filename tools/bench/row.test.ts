import { atLeast, atMost, bytes, count, formatRows, median, milliseconds } from './row'

it('keeps a budget if every page just reaches it', () => {
  expect(atMost(100, count, 'time', 100, 99).ok).toBe(true)
  expect(atLeast(100, count, 'score', 100, 100).ok).toBe(true)
})

it('misses a budget if one page misses it', () => {
  expect(atMost(100, count, 'time', 99, 101).ok).toBe(false)
  expect(atLeast(100, count, 'score', 100, 99).ok).toBe(false)
})

it('misses a budget if there is no measurement', () => {
  for (const values of [[], [Number.NaN]]) {
    expect(atMost(100, count, 'time', ...values).ok).toBe(false)
    expect(atLeast(100, count, 'score', ...values).ok).toBe(false)
  }
})

it('writes each row with units, budget and result', () => {
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

it('is infinite if most values are infinite', () => {
  expect(median([Number.POSITIVE_INFINITY, 10, Number.POSITIVE_INFINITY])).toBe(Number.POSITIVE_INFINITY)
})

it('is NaN if there is no measurement', () => {
  expect(median([])).toBeNaN()
})
