import { directDamage, isAskable } from '@/testing/battle/direct-damage'
import { drawnHits } from '@/testing/battle/drawn-hits'
import { testSeed } from '@/testing/fuzz/fuzzing'
import { followsFormula } from './calculation'
import { createDamageSource } from './create-damage-source'

const MEETINGS = 100
const STATES = 15

const drawn = drawnHits(testSeed(), MEETINGS, STATES).filter(isAskable)

test('damage in all kinds of states is that of a plain call of the calculator', () => {
  const source = createDamageSource()
  const figures = drawn.filter(({ move }) => followsFormula(move))
  for (const hit of figures) {
    expect({ hit, rolls: source.rolls(hit) }).toEqual({ hit, rolls: directDamage(hit) })
  }
  expect(figures.length).toBeGreaterThan(500)
  // Otherwise the memory wasn't tested.
  expect(source.calculated()).toBeLessThan(0.8 * figures.length)
})

test('the average is that of the sixteen rolls', () => {
  const source = createDamageSource()
  for (const hit of drawn.slice(0, 50)) {
    const rolls = Array.from(source.rolls(hit))
    expect(rolls).toHaveLength(16)
    expect(source.mean(hit)).toBeCloseTo(rolls.reduce((sum, roll) => sum + roll, 0) / 16, 9)
  }
})
