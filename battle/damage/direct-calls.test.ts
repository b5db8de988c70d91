import { directDamage, isAskable } from '@/testing/battle/direct-damage'
import { drawnHits } from '@/testing/battle/drawn-hits'
import { testSeed } from '@/testing/fuzz/fuzzing'
import { followsFormula } from './calculation'
import { createDamageSource } from './create-damage-source'

const MEETINGS = 100
const STATES = 15

const randomHits = drawnHits(testSeed(), MEETINGS, STATES).filter(isAskable)

test('damage in random states equals that of a plain calculator call', () => {
  const source = createDamageSource()
  const formulaHits = randomHits.filter(({ move }) => followsFormula(move))
  for (const hit of formulaHits) {
    expect({ hit, rolls: source.rolls(hit) }).toEqual({ hit, rolls: directDamage(hit) })
  }
  expect(formulaHits.length).toBeGreaterThan(500)
  expect(source.calculated()).toBeLessThan(0.8 * formulaHits.length)
})

test('the mean is the average of the 16 rolls', () => {
  const source = createDamageSource()
  for (const hit of randomHits.slice(0, 50)) {
    const rolls = Array.from(source.rolls(hit))
    expect(rolls).toHaveLength(16)
    expect(source.mean(hit)).toBeCloseTo(rolls.reduce((sum, roll) => sum + roll, 0) / 16, 9)
  }
})
