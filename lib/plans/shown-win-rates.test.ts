import { isTakenAsRead } from './shown-win-rates'

test('95% goes without saying, 94% does not', () => {
  expect(isTakenAsRead(0.95)).toBe(true)
  expect(isTakenAsRead(0.94)).toBe(false)
})
