import { attackLines } from '@/planner/candidates/attack-options'
import { courseOf } from '@/planner/raids/forecast-rules'
import { raidTarget } from '@/planner/raids/raid-target'
import { raidNamed } from '@/planner/testing/named'
import { fewEntrants } from '@/planner/testing/small-search'
import { FirstPass } from './first-pass'
import { lineSearch } from './line-search'
import { PlanCache } from './plan-cache'
import type { Entrant, Played } from './planned-build'
import { RaidBattles } from './raid-battles'
import type { Entrants } from './search-pool'

let entrants: Entrants

beforeAll(async () => {
  entrants = await fewEntrants()
})

/** Iron Hands draining against Dondozo of 6 stars, as the first looks leave it. */
function ironHands() {
  const raid = raidNamed('6/Paldea/Dondozo')
  const battles = new RaidBattles(raid)
  const against = (teraType: 'Steel' | 'Rock' | 'Electric'): Entrant => {
    const target = raidTarget(raid.boss, teraType)
    const lines = entrants.attackers.flatMap((prepared) => attackLines(prepared, target))
    const breadth = { promising: Number.POSITIVE_INFINITY, glanced: Number.POSITIVE_INFINITY }
    const drains = new FirstPass(battles, courseOf(raid))
      .best(lines, target, breadth)
      .find(({ build }) => build.species === 'Iron Hands' && build.moves[0] === 'Drain Punch')
    if (!drains) throw new Error('Iron Hands does not drain')
    return drains
  }
  return { planCache: new PlanCache(lineSearch(battles)), against }
}

/** A scoring that likes a plan the more the more it boosts, and tells how often it was asked. */
function likesBoosts() {
  const asked: Played[] = []
  const scoreOf = (played: Played) => {
    asked.push(played)
    return played.plan.boosts
  }
  return { asked, scoreOf }
}

test('a plan that was found for one Tera type is tried for another that is hit as hard, and not searched again', () => {
  const { planCache, against } = ironHands()
  const { asked, scoreOf } = likesBoosts()
  const most = planCache.withPlan(against('Steel'), scoreOf, scoreOf).plan.boosts
  expect(most).toBeGreaterThan(0)
  const searched = asked.length
  // Fighting is twice as effective on Rock too.
  expect(planCache.withPlan(against('Rock'), scoreOf, scoreOf).plan.boosts).toBe(most)
  expect(asked.length - searched).toBe(2)
})

test('for a Tera type that is hit less hard, the plan is searched anew', () => {
  const { planCache, against } = ironHands()
  const { asked, scoreOf } = likesBoosts()
  planCache.withPlan(against('Steel'), scoreOf, scoreOf)
  const searched = asked.length
  planCache.withPlan(against('Electric'), scoreOf, scoreOf)
  expect(asked.length - searched).toBeGreaterThan(2)
})

test('a plan of its own that does better is kept', () => {
  const { planCache, against } = ironHands()
  const entrant = against('Steel')
  const ownBest = (played: Played) => (played.plan === entrant.plan ? 1 : 0)
  expect(planCache.withPlan(entrant, () => 0, ownBest).plan).toBe(entrant.plan)
})

test('a kit that was found is tried for a Tera type that is hit less hard too', () => {
  const { planCache, against } = ironHands()
  const likesShellBell = ({ build }: Played) => (build.item === 'Shell Bell' ? 1 : 0)
  expect(planCache.withKit(against('Steel'), likesShellBell, likesShellBell).build.item).toBe('Shell Bell')
  expect(planCache.withKit(against('Electric'), () => 0, likesShellBell).build.item).toBe('Shell Bell')
})

test('spread and plan are searched once more for a line, and not again where it hits and is hit as hard', () => {
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
