import { BOSS, type Who } from '@/battle/events'
import { hashOf } from '@/lib/hash'
import { createRandom, LOWEST_ROLLS } from './random'

function drawn(seed: number): number[] {
  const { share } = createRandom(seed)
  return Array.from({ length: 5 }, share)
}

test('The same seed draws the same, another seed something different', () => {
  expect(drawn(hashOf('6/Paldea/Garchomp', 1))).toEqual(drawn(hashOf('6/Paldea/Garchomp', 1)))
  expect(drawn(hashOf('6/Paldea/Garchomp', 1))).not.toEqual(drawn(hashOf('6/Paldea/Garchomp', 2)))
})

test('The first draws of neighboring seeds, and of pairs of them, are evenly spread', () => {
  const tenths = new Array<number>(100).fill(0)
  for (let seed = 0; seed < 100000; seed++) {
    const random = createRandom(seed)
    const pair = random.below(10) * 10 + random.below(10)
    tenths[pair] = (tenths[pair] ?? 0) + 1
  }
  // Five standard deviations of 100000 draws in a hundred are 157.
  for (const count of tenths) expect(Math.abs(count - 1000)).toBeLessThan(157)
})

test('Parts of a hash stay separate', () => {
  expect(hashOf('ab', 'c')).not.toBe(hashOf('a', 'bc'))
})

test('A certain outcome draws nothing', () => {
  const random = createRandom(1)
  const untouched = createRandom(1)
  expect([random.chance(100), random.chance(0)]).toEqual([true, false])
  expect(random.share()).toBe(untouched.share())
})

test('With the lowest rolls attacks on raiders have all possible effects, attacks on the boss only certain ones', () => {
  const draws = (who: Who) => {
    const { below, chance } = LOWEST_ROLLS.attackOn(who)
    return [below(16), below(100), chance(4), chance(99), chance(100)]
  }
  expect(draws(BOSS)).toEqual([0, 0, false, false, true])
  expect(draws(0)).toEqual([15, 99, true, true, true])
})
