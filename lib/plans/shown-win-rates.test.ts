import { isNearCertain } from './shown-win-rates'

test('95% is near certain, 94% is not', () => {
  expect(isNearCertain(0.95)).toBe(true)
  expect(isNearCertain(0.94)).toBe(false)
})
