import { pickBySeed } from './fight-raid'

const SEEDS = 6000

test.each([1, 2, 3, 6])('of %i arenas, `Show another` draws each equally often', (count) => {
  const arenas = Array.from({ length: count }, (_, index) => index)
  const draws = Array.from({ length: SEEDS }, (_, battle) => pickBySeed(arenas, battle + 1))
  for (const arena of arenas) {
    const share = draws.filter((item) => item === arena).length / SEEDS
    expect(Math.abs(share - 1 / count)).toBeLessThan(0.02)
  }
})

test('the same seed draws the same arena, and no arenas give none', () => {
  const arenas = ['Unaware', 'Oblivious', 'Water Veil']
  expect(pickBySeed(arenas, 26)).toBe(pickBySeed(arenas, 26))
  expect(pickBySeed([], 26)).toBeUndefined()
})
