import { rosters } from './rosters/rosters'
import { TIER_RULES } from './tiers'

test('a 5★ raid lasts five minutes, a 6★ raid seven and a half', () => {
  expect([TIER_RULES['5'].timeLimit, TIER_RULES['6'].timeLimit]).toEqual([300, 450])
})

test('each 7★ boss has a time limit of its own; the shortest, seven and a half minutes, stands for those not read', () => {
  const limits = rosters['7'].map(({ timeLimit }) => timeLimit)
  const unread = limits.filter((limit) => limit === 'unknown')
  const known = limits.filter((limit) => typeof limit === 'number')
  expect([unread.length, known.length]).toEqual([2, 53])
  expect([Math.min(...known), TIER_RULES['7'].timeLimit]).toEqual([450, 450])
})

test('a boss of either tier is caught at level 75', () => {
  expect([TIER_RULES['5'].caughtAtLevel, TIER_RULES['6'].caughtAtLevel]).toEqual([75, 75])
})

test('the Glimmering Charm adds 10 Tera Shards at 5★ and 12 at 6★', () => {
  expect([TIER_RULES['5'].glimmeringCharmShards, TIER_RULES['6'].glimmeringCharmShards]).toEqual([10, 12])
})
