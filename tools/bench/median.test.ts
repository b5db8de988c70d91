import { median } from './median'

it('is the middle value', () => {
  expect(median([300, 10, 20])).toBe(20)
})

it('is endless when most values are', () => {
  expect(median([Number.POSITIVE_INFINITY, 10, Number.POSITIVE_INFINITY])).toBe(Number.POSITIVE_INFINITY)
})

it('is no number when nothing was measured', () => {
  expect(median([])).toBeNaN()
})
