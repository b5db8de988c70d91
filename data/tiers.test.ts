import { rosters } from './rosters/rosters'
import { TIER_RULES } from './tiers'

test('a 5★ raid lasts five minutes, a 6★ raid seven and a half', () => {
  expect([TIER_RULES['5'].timeLimit, TIER_RULES['6'].timeLimit]).toEqual([300, 450])
})

test('for a 7★ boss with an unknown time limit, the shortest known limit applies', () => {
  const limits = rosters['7'].map(({ timeLimit }) => timeLimit)
  const unknownLimits = limits.filter((limit) => limit === 'unknown')
  const knownLimits = limits.filter((limit) => typeof limit === 'number')
  expect([unknownLimits.length, knownLimits.length]).toEqual([2, 53])
  expect([Math.min(...knownLimits), TIER_RULES['7'].timeLimit]).toEqual([450, 450])
})

test('5★ and 6★ bosses are caught at level 75', () => {
  expect([TIER_RULES['5'].caughtAtLevel, TIER_RULES['6'].caughtAtLevel]).toEqual([75, 75])
})

test('the Glimmering Charm adds 10 Tera Shards at 5★ and 12 at 6★', () => {
  expect([TIER_RULES['5'].glimmeringCharmShards, TIER_RULES['6'].glimmeringCharmShards]).toEqual([10, 12])
})
