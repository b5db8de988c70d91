import { chanceBand } from '@/battle/win-rates'
import type { RankedAttacker } from '@/lib/plans/raid-plans'
import { findBuilds } from '@/planner/search/who-wins'
import { raidNamed } from '@/planner/testing/named'
import { SMALL_SETTINGS, smallSearchPool } from '@/planner/testing/small-search'

describe('against 7★ Blaziken, which no creature of a small pool beats solo', () => {
  let attackers: readonly RankedAttacker[]

  beforeAll(async () => {
    const plans = findBuilds(raidNamed('7/Event/Blaziken'), await smallSearchPool(), SMALL_SETTINGS)
    attackers = plans.get('Flying')?.attackers ?? []
  })

  test('the search finds attackers that win as four: Grimmsnarl, which takes a quarter of its HP solo', () => {
    for (const { alone } of attackers) expect(alone).toBeLessThan(50)
    const grimmsnarl = attackers.find(({ build: { species } }) => species === 'Grimmsnarl')
    expect(grimmsnarl?.taken).toBeLessThan(30)
    expect(grimmsnarl?.group).toBeGreaterThan(80)
  })

  test('attackers rank by the win rate of four, not by solo damage', () => {
    const bands = attackers.map(({ group }) => chanceBand(group / 100))
    expect(bands).toEqual(bands.toSorted((a, b) => b - a))
    const taken = attackers.map((attacker) => attacker.taken)
    expect(taken).not.toEqual(taken.toSorted((a, b) => b - a))
  })
})
