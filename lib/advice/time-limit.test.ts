import { clockLabel, secondsPassed } from './time-limit'

test('a 5★ raid ends at 5:00, a 6★ raid at 7:30', () => {
  expect(clockLabel(secondsPassed(0, '5'))).toBe('5:00')
  expect(clockLabel(secondsPassed(0, '6'))).toBe('7:30')
})

test('85% of the time remain until 0:45 at 5★, and until 1:08 at 6★, a half second counting as a whole one', () => {
  expect(clockLabel(secondsPassed(85, '5'))).toBe('0:45')
  expect(secondsPassed(85, '6')).toBeCloseTo(67.5, 9)
  expect(clockLabel(secondsPassed(85, '6'))).toBe('1:08')
})

test('seconds have two digits', () => {
  expect(clockLabel(secondsPassed(60, '6'))).toBe('3:00')
  expect(clockLabel(9)).toBe('0:09')
})
