import { moveNamed } from '@/battle/dex/moves/compile-move'
import { withPower } from './battle-move'

test('the third hit of Triple Axel has a power of 60, and nothing else changes', () => {
  const axel = moveNamed('Triple Axel')
  expect(withPower(axel, 60)).toEqual({ ...axel, basePower: 60 })
})

test('the same power gives the same move, so that its damage stays remembered', () => {
  const fist = moveNamed('Rage Fist')
  expect(withPower(fist, 100)).toBe(withPower(fist, 100))
  expect(withPower(fist, 100)).not.toBe(withPower(fist, 150))
  expect(withPower(fist, fist.basePower)).toBe(fist)
})
