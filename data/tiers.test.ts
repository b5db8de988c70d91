import { TIER_RULES } from './tiers'

test('a 5★ raid lasts five minutes, a 6★ raid seven and a half', () => {
  expect([TIER_RULES['5'].timeLimit, TIER_RULES['6'].timeLimit]).toEqual([300, 450])
})

test('a boss of either tier is caught at level 75', () => {
  expect([TIER_RULES['5'].caughtAtLevel, TIER_RULES['6'].caughtAtLevel]).toEqual([75, 75])
})

test('the Glimmering Charm adds 10 Tera Shards at 5★ and 12 at 6★', () => {
  expect([TIER_RULES['5'].glimmeringCharmShards, TIER_RULES['6'].glimmeringCharmShards]).toEqual([10, 12])
})
