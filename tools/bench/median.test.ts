/** @jest-environment node */
import { median, medianOfFive } from './median'

it('is the middle value', () => {
  expect(median([300, 10, 20])).toBe(20)
})

it('is the higher of the two middle values', () => {
  expect(median([10, 40, 20, 30])).toBe(30)
})

it('is endless when most values are', () => {
  expect(median([Number.POSITIVE_INFINITY, 10, Number.POSITIVE_INFINITY])).toBe(Number.POSITIVE_INFINITY)
})

it('measures five times, one after the other', async () => {
  const results = [5, 1, 4, 2, 3]
  const measure = jest.fn(async () => results.shift() ?? 0)
  expect(await medianOfFive(measure)).toBe(3)
  expect(measure).toHaveBeenCalledTimes(5)
})
