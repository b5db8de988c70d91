import { attackOptions } from '@/planner/candidates/attack-options'
import { forecastRules } from '@/planner/raids/forecast-rules'
import { raidTarget } from '@/planner/raids/raid-target'
import { raidNamed } from '@/planner/testing/named'
import { smallSearchPool } from '@/planner/testing/small-search'
import { FirstPass } from './first-pass'
import { optionSearch, PlanCache } from './plan-cache'
import type { BuildCandidate, PlannedBuild } from './planned-build'
import { RaidBattles } from './raid-battles'
import type { SearchPool } from './search-pool'

let pool: SearchPool

beforeAll(async () => {
  pool = await smallSearchPool()
})

/** Iron Hands draining against 6★ Dondozo, as the first pass leaves it. */
function ironHands() {
  const raid = raidNamed('6/Paldea/Dondozo')
  const battles = new RaidBattles(raid)
  const against = (teraType: 'Steel' | 'Rock' | 'Electric'): BuildCandidate => {
    const target = raidTarget(raid.boss, teraType)
    const options = pool.attackers.flatMap((prepared) => attackOptions(prepared, target))
    const limits = { maxScreened: Number.POSITIVE_INFINITY, maxShortlisted: Number.POSITIVE_INFINITY }
    const drains = new FirstPass(battles, forecastRules(raid))
      .best(options, target, limits)
      .find(({ build }) => build.species === 'Iron Hands' && build.moves[0] === 'Drain Punch')
    if (!drains) throw new Error('Iron Hands does not drain')
    return drains
  }
  return { planCache: new PlanCache(optionSearch(battles)), against }
}

/** Scores plans by their boosts, and counts its calls. */
function likesBoosts() {
  const asked: PlannedBuild[] = []
  const scoreOf = (planned: PlannedBuild) => {
    asked.push(planned)
    return planned.plan.boosts
  }
  return { asked, scoreOf }
}

test('a plan for one Tera type is tried for another that the option hits equally hard, and not searched again', () => {
  const { planCache, against } = ironHands()
  const { asked, scoreOf } = likesBoosts()
  const most = planCache.withPlan(against('Steel'), scoreOf, scoreOf).plan.boosts
  expect(most).toBeGreaterThan(0)
  const searched = asked.length
  // Fighting is twice as effective on Rock too.
  expect(planCache.withPlan(against('Rock'), scoreOf, scoreOf).plan.boosts).toBe(most)
  expect(asked.length - searched).toBe(2)
})

test('for a Tera type that the option hits less hard, the plan is searched again', () => {
  const { planCache, against } = ironHands()
  const { asked, scoreOf } = likesBoosts()
  planCache.withPlan(against('Steel'), scoreOf, scoreOf)
  const searched = asked.length
  planCache.withPlan(against('Electric'), scoreOf, scoreOf)
  expect(asked.length - searched).toBeGreaterThan(2)
})

test('the candidate’s own plan stays if it does better', () => {
  const { planCache, against } = ironHands()
  const candidate = against('Steel')
  const ownBest = (planned: PlannedBuild) => (planned.plan === candidate.plan ? 1 : 0)
  expect(planCache.withPlan(candidate, () => 0, ownBest).plan).toBe(candidate.plan)
})

test('build options for one Tera type are tried for another that the option hits less hard, too', () => {
  const { planCache, against } = ironHands()
  const likesShellBell = ({ build }: PlannedBuild) => (build.item === 'Shell Bell' ? 1 : 0)
  expect(planCache.withBuildOptions(against('Steel'), likesShellBell, likesShellBell).build.item).toBe(
    'Shell Bell',
  )
  expect(planCache.withBuildOptions(against('Electric'), () => 0, likesShellBell).build.item).toBe(
    'Shell Bell',
  )
})

test('spread and plan are searched again per attack option, but not for equal damage in both directions', () => {
  const { planCache, against } = ironHands()
  const { asked, scoreOf } = likesBoosts()
  const most = planCache.refine(against('Steel'), scoreOf, scoreOf).plan.boosts
  expect(most).toBeGreaterThan(0)
  const searched = asked.length
  expect(planCache.refine(against('Rock'), scoreOf, scoreOf).plan.boosts).toBe(most)
  expect(asked.length - searched).toBeLessThanOrEqual(4)
  planCache.refine(against('Electric'), scoreOf, scoreOf)
  expect(asked.length - searched).toBeGreaterThan(4)
})
