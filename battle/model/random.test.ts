import { BOSS, type Who } from '@/battle/events'
import { hashOf } from '@/lib/hash'
import { createRandom, LOWEST_ROLLS } from './random'

function drawFive(seed: number): number[] {
  const { share } = createRandom(seed)
  return Array.from({ length: 5 }, share)
}

test('The same seed draws the same numbers, another seed different numbers', () => {
  expect(drawFive(hashOf('6/Paldea/Garchomp', 1))).toEqual(drawFive(hashOf('6/Paldea/Garchomp', 1)))
  expect(drawFive(hashOf('6/Paldea/Garchomp', 1))).not.toEqual(drawFive(hashOf('6/Paldea/Garchomp', 2)))
})

test('The first pairs of draws from neighboring seeds are evenly spread', () => {
  const counts = new Array<number>(100).fill(0)
  for (let seed = 0; seed < 100000; seed++) {
    const random = createRandom(seed)
    const pair = random.below(10) * 10 + random.below(10)
    counts[pair] = (counts[pair] ?? 0) + 1
  }
  // Five standard deviations of 100,000 draws in a hundred cells are 157.
  for (const count of counts) expect(Math.abs(count - 1000)).toBeLessThan(157)
})

test('Arguments of a hash stay separate', () => {
  expect(hashOf('ab', 'c')).not.toBe(hashOf('a', 'bc'))
})

test('A certain outcome draws nothing', () => {
  const random = createRandom(1)
  const unused = createRandom(1)
  expect([random.chance(100), random.chance(0)]).toEqual([true, false])
  expect(random.share()).toBe(unused.share())
})

test('With the lowest rolls, attacks on raiders have all possible effects, and attacks on the boss only certain effects', () => {
  const draws = (who: Who) => {
    const { below, chance } = LOWEST_ROLLS.attackOn(who)
    return [below(16), below(100), chance(4), chance(99), chance(100)]
  }
  expect(draws(BOSS)).toEqual([0, 0, false, false, true])
  expect(draws(0)).toEqual([15, 99, true, true, true])
})
