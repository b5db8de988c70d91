import { attackStrength } from './attack-strength'

const GARCHOMP = { types: ['Dragon', 'Ground'] } as const
const earthquake = { type: 'Ground', power: 100, stat: 130 } as const

test('an attack of its user’s type is 1.5 times as strong, and twice as strong if this is also the Tera type', () => {
  expect(attackStrength(earthquake, GARCHOMP)).toBe(100 * 130 * 1.5)
  expect(attackStrength(earthquake, { ...GARCHOMP, teraType: 'Ground' })).toBe(100 * 130 * 2)
  expect(attackStrength(earthquake, { types: ['Water'] })).toBe(100 * 130)
})

test('a variable power counts as 80: Heavy Slam', () => {
  expect(attackStrength({ type: 'Steel', power: 0, stat: 130 }, GARCHOMP)).toBe(80 * 130)
})
