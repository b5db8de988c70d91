import { betterFirst, leastAlone, rankingWinRate } from '@/battle/win-rates'
import type { BossPlans } from '@/lib/plans/raid-plans'
import { illegality } from '@/planner/testing/legality'
import { raidNamed } from '@/planner/testing/named'
import { SMALL_SETTINGS, smallSearchPool } from '@/planner/testing/small-search'
import type { SearchPool } from './search-pool'
import { findBuilds } from './who-wins'

let pool: SearchPool
let plans: BossPlans

beforeAll(async () => {
  pool = await smallSearchPool()
  plans = search()
})

function search(): BossPlans {
  const { boss, ...raid } = raidNamed('6/Paldea/Dondozo')
  return findBuilds({ ...raid, boss: { ...boss, teraType: 'Steel' } }, pool, SMALL_SETTINGS)
}

function steelPlans() {
  const steel = plans.get('Steel')
  if (!steel) throw new Error('No plans against Steel')
  return steel
}

test('a boss with one Tera type is only searched with that type', () => {
  expect([...plans.keys()]).toEqual(['Steel'])
})

test('the search finds that Iron Hands, draining after a boost, beats 6★ Steel Dondozo solo', () => {
  const ironHands = steelPlans().attackers.find(({ build: { species } }) => species === 'Iron Hands')
  expect(ironHands?.build).toMatchObject({ teraType: 'Fighting', origin: 'paradox' })
  expect(ironHands?.build.moves).toContain('Drain Punch')
  expect(ironHands?.plan.boosts).toBeGreaterThan(0)
  expect(ironHands?.alone).toBeGreaterThan(90)
})

test('all solo winners against 6★ Steel Dondozo drain, or raise their defenses', () => {
  const winners = steelPlans().attackers.filter(({ alone }) => alone > 50)
  expect(winners.length).toBeGreaterThan(0)
  for (const { build } of winners) {
    const canLast = ['Drain Punch', 'Iron Defense'].some((move) => build.moves.includes(move))
    expect([build.species, canLast || build.item === 'Shell Bell']).toEqual([build.species, true])
  }
})

test('every build is legal and lists how it learns each move', async () => {
  const { attackers, supports } = steelPlans()
  expect([attackers.length, supports.length]).toEqual([3, 1])
  for (const { build } of [...attackers, ...supports]) {
    expect(await illegality(build)).toEqual([])
    expect(build.learned).toHaveLength(build.moves.length)
    expect(build.roles).toHaveLength(build.moves.length)
  }
})

test('each creature is listed once, best first', () => {
  const { attackers } = steelPlans()
  const species = attackers.map(({ build }) => build.species)
  expect(new Set(species).size).toBe(species.length)
  const results = attackers.map((attacker) => ({
    wins: rankingWinRate({ alone: attacker.alone / 100, group: attacker.group / 100 }),
    leastWins: rankingWinRate({ alone: leastAlone(attacker) / 100, group: attacker.group / 100 }),
    lowestHp: attacker.lowestHp / 100,
    turns: attacker.turns,
    taken: attacker.taken / 100,
  }))
  expect(results).toEqual(results.toSorted(betterFirst))
})

test('a creature is listed with its safe attack option, not its fastest: Iron Hands doesn’t fall below 10% HP', () => {
  const ironHands = steelPlans().attackers.find(({ build: { species } }) => species === 'Iron Hands')
  expect(ironHands?.lowestHp).toBeGreaterThan(10)
})

test('rare Pokémon don’t replace others in the list', () => {
  const origins = steelPlans().attackers.map(({ build }) => build.origin)
  expect(origins.filter((origin) => origin === 'ordinary' || origin === 'paradox')).toHaveLength(2)
  expect(origins).toHaveLength(3)
})

test('a support is measured with attackers that everyone can bring', () => {
  const [support] = steelPlans().supports
  expect(['Grimmsnarl', 'Corviknight', 'Iron Hands', 'Gholdengo', 'Chi-Yu']).toContain(support?.build.species)
  expect(support?.together).toBeGreaterThanOrEqual(90)
})

test('the same search has the same result', () => {
  expect(search()).toEqual(plans)
})
