import { attackOptions } from '@/planner/candidates/attack-options'
import { forecastRules } from '@/planner/raids/forecast-rules'
import { raidTarget } from '@/planner/raids/raid-target'
import { raidNamed } from '@/planner/testing/named'
import { smallSearchPool } from '@/planner/testing/small-search'
import { FirstPass } from './first-pass'
import { makeOptionSearch, PlanCache } from './plan-cache'
import type { BuildCandidate, PlannedBuild } from './planned-build'
import { RaidBattles } from './raid-battles'
import type { SearchPool } from './search-pool'

let pool: SearchPool

beforeAll(async () => {
  pool = await smallSearchPool()
})

function ironHands() {
  const raid = raidNamed('6/Paldea/Dondozo')
  const battles = new RaidBattles(raid)
  const candidateAgainst = (teraType: 'Steel' | 'Rock' | 'Electric'): BuildCandidate => {
    const target = raidTarget(raid.boss, teraType)
    const options = pool.attackers.flatMap((prepared) => attackOptions(prepared, target))
    const limits = { maxScreened: Number.POSITIVE_INFINITY, maxShortlisted: Number.POSITIVE_INFINITY }
    const draining = new FirstPass(battles, forecastRules(raid))
      .best(options, target, limits)
      .find(({ build }) => build.species === 'Iron Hands' && build.moves[0] === 'Drain Punch')
    if (!draining) throw new Error('Iron Hands has no draining option')
    return draining
  }
  return { planCache: new PlanCache(makeOptionSearch(battles)), against: candidateAgainst }
}

function scoreByBoosts() {
  const calls: PlannedBuild[] = []
  const scoreOf = (build: PlannedBuild) => {
    calls.push(build)
    return build.plan.boosts
  }
  return { asked: calls, scoreOf }
}

test('a plan is reused for a Tera type that the option hits equally hard', () => {
  const { planCache, against } = ironHands()
  const { asked, scoreOf } = scoreByBoosts()
  const boosts = planCache.withPlan(against('Steel'), scoreOf, scoreOf).plan.boosts
  expect(boosts).toBeGreaterThan(0)
  const callsBefore = asked.length
  // Fighting is twice as effective on Rock too.
  expect(planCache.withPlan(against('Rock'), scoreOf, scoreOf).plan.boosts).toBe(boosts)
  expect(asked.length - callsBefore).toBe(2)
})

test('a plan is searched again for a Tera type that the option hits less hard', () => {
  const { planCache, against } = ironHands()
  const { asked, scoreOf } = scoreByBoosts()
  planCache.withPlan(against('Steel'), scoreOf, scoreOf)
  const callsBefore = asked.length
  planCache.withPlan(against('Electric'), scoreOf, scoreOf)
  expect(asked.length - callsBefore).toBeGreaterThan(2)
})

test('the candidate’s own plan stays if it does better', () => {
  const { planCache, against } = ironHands()
  const candidate = against('Steel')
  const ownBest = (build: PlannedBuild) => (build.plan === candidate.plan ? 1 : 0)
  expect(planCache.withPlan(candidate, () => 0, ownBest).plan).toBe(candidate.plan)
})

test('build options are reused even for a Tera type that the option hits less hard', () => {
  const { planCache, against } = ironHands()
  const scoreShellBell = ({ build }: PlannedBuild) => (build.item === 'Shell Bell' ? 1 : 0)
  expect(planCache.withBuildOptions(against('Steel'), scoreShellBell, scoreShellBell).build.item).toBe(
    'Shell Bell',
  )
  expect(planCache.withBuildOptions(against('Electric'), () => 0, scoreShellBell).build.item).toBe(
    'Shell Bell',
  )
})

test('spread and plan are searched again, unless damage is the same in both directions', () => {
  const { planCache, against } = ironHands()
  const { asked, scoreOf } = scoreByBoosts()
  const boosts = planCache.refine(against('Steel'), scoreOf, scoreOf).plan.boosts
  expect(boosts).toBeGreaterThan(0)
  const callsBefore = asked.length
  expect(planCache.refine(against('Rock'), scoreOf, scoreOf).plan.boosts).toBe(boosts)
  expect(asked.length - callsBefore).toBeLessThanOrEqual(4)
  planCache.refine(against('Electric'), scoreOf, scoreOf)
  expect(asked.length - callsBefore).toBeGreaterThan(4)
})
