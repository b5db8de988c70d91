import { ASSUMPTIONS } from '@/lib/battle/assumptions'
import { ALTERNATIVES } from './alternatives'
import { shareChanged } from './first-five'

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
