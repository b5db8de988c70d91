import { attackLines } from '@/tools/plans/candidates/attack-lines'
import { courseOf } from '@/tools/plans/forecast/course'
import { raidTarget } from '@/tools/plans/raid/raid-target'
import { raidNamed } from '@/tools/plans/testing/named'
import { fewEntrants } from '@/tools/plans/testing/small-search'
import type { Entrant, Played } from './entrant'
import type { Entrants } from './entrants'
import { Glances } from './glances'
import { RaidBattles } from './raid-battles'
import { Rehearsals } from './rehearsals'

let entrants: Entrants

beforeAll(async () => {
  entrants = await fewEntrants()
}, 60_000)

/** Iron Hands draining against Dondozo of 6 stars, as the first looks leave it. */
function ironHands() {
  const raid = raidNamed('6/Paldea/Dondozo')
  const battles = new RaidBattles(raid)
  const against = (teraType: 'Steel' | 'Rock' | 'Electric'): Entrant => {
    const target = raidTarget(raid.boss, teraType)
    const lines = entrants.attackers.flatMap((prepared) => attackLines(prepared, target))
    const breadth = { promising: Number.POSITIVE_INFINITY, glanced: Number.POSITIVE_INFINITY }
    const drains = new Glances(battles, courseOf(raid))
      .best(lines, target, breadth)
      .find(({ build }) => build.species === 'Iron Hands' && build.moves[0] === 'Drain Punch')
    if (!drains) throw new Error('Iron Hands does not drain')
    return drains
  }
  return { rehearsals: new Rehearsals(battles), against }
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
  const { rehearsals, against } = ironHands()
  const { asked, scoreOf } = likesBoosts()
  const most = rehearsals.withPlan(against('Steel'), scoreOf, scoreOf).plan.boosts
  expect(most).toBeGreaterThan(0)
  const searched = asked.length
  // Fighting is twice as effective on Rock too.
  expect(rehearsals.withPlan(against('Rock'), scoreOf, scoreOf).plan.boosts).toBe(most)
  expect(asked.length - searched).toBe(2)
})

test('for a Tera type that is hit less hard, the plan is searched anew', () => {
  const { rehearsals, against } = ironHands()
  const { asked, scoreOf } = likesBoosts()
  rehearsals.withPlan(against('Steel'), scoreOf, scoreOf)
  const searched = asked.length
  rehearsals.withPlan(against('Electric'), scoreOf, scoreOf)
  expect(asked.length - searched).toBeGreaterThan(2)
})

test('a plan of its own that does better is kept', () => {
  const { rehearsals, against } = ironHands()
  const entrant = against('Steel')
  const ownBest = (played: Played) => (played.plan === entrant.plan ? 1 : 0)
  expect(rehearsals.withPlan(entrant, () => 0, ownBest).plan).toBe(entrant.plan)
})

test('a kit that was found is tried for a Tera type that is hit less hard too', () => {
  const { rehearsals, against } = ironHands()
  const likesShellBell = ({ build }: Played) => (build.item === 'Shell Bell' ? 1 : 0)
  expect(rehearsals.withKit(against('Steel'), likesShellBell, likesShellBell).build.item).toBe('Shell Bell')
  expect(rehearsals.withKit(against('Electric'), () => 0, likesShellBell).build.item).toBe('Shell Bell')
})

test('spread and plan are searched once more for a line, and not again where it hits and is hit as hard', () => {
  const { rehearsals, against } = ironHands()
  const { asked, scoreOf } = likesBoosts()
  const most = rehearsals.refine(against('Steel'), scoreOf, scoreOf).plan.boosts
  expect(most).toBeGreaterThan(0)
  const searched = asked.length
  expect(rehearsals.refine(against('Rock'), scoreOf, scoreOf).plan.boosts).toBe(most)
  expect(asked.length - searched).toBeLessThanOrEqual(4)
  rehearsals.refine(against('Electric'), scoreOf, scoreOf)
  expect(asked.length - searched).toBeGreaterThan(4)
})
