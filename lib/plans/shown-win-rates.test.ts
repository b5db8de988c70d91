import { isNearCertain } from './shown-win-rates'

test('95% goes without saying, 94% does not', () => {
  expect(isNearCertain(0.95)).toBe(true)
  expect(isNearCertain(0.94)).toBe(false)
})
