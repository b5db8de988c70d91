import { clockLabel, secondsPassed } from '@/lib/advice/time-limit'

test('a raid lasts seven and a half minutes', () => {
  expect(clockLabel(secondsPassed(0))).toBe('7:30')
})

test('85% of the time remain until 1:08, a half second counting as a whole one', () => {
  expect(secondsPassed(85)).toBeCloseTo(67.5, 9)
  expect(clockLabel(secondsPassed(85))).toBe('1:08')
})

test('seconds have two digits', () => {
  expect(clockLabel(secondsPassed(60))).toBe('3:00')
  expect(clockLabel(9)).toBe('0:09')
})
