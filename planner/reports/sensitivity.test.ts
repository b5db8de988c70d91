import { ASSUMPTIONS, secondsOfFaint } from '@/battle/assumptions'
import { ALTERNATIVES, shareChanged } from './sensitivity'

test('the share that changed counts who left, whatever the order', () => {
  expect(shareChanged(['Iron Hands', 'Gholdengo'], ['Gholdengo', 'Iron Hands'])).toBe(0)
  expect(shareChanged(['Iron Hands', 'Gholdengo'], ['Gholdengo', 'Azumarill'])).toBe(0.5)
  expect(shareChanged([], ['Azumarill'])).toBe(0)
})

test('each alternative differs from what the data is made under', () => {
  for (const { name, assumptions } of ALTERNATIVES) {
    expect([name, assumptions]).not.toEqual([name, ASSUMPTIONS])
  }
})

test('a faint takes 60 seconds of every raid, or else as large a share of a 5★ raid, which is 40', () => {
  const share = { ...ASSUMPTIONS, faintsTakeShare: true }
  expect([450, 300].map((seconds) => secondsOfFaint(ASSUMPTIONS, seconds))).toEqual([60, 60])
  expect([450, 300].map((seconds) => secondsOfFaint(share, seconds))).toEqual([60, 40])
})
