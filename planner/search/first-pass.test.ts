import { attackOptions } from '@/planner/candidates/attack-options'
import { forecastRules } from '@/planner/raids/forecast-rules'
import { raidTarget } from '@/planner/raids/raid-target'
import { raidNamed } from '@/planner/testing/named'
import { smallSearchPool } from '@/planner/testing/small-search'
import { FirstPass } from './first-pass'
import { RaidBattles } from './raid-battles'
import type { SearchPool } from './search-pool'

const ALL = { maxScreened: Number.POSITIVE_INFINITY, maxShortlisted: Number.POSITIVE_INFINITY }

let pool: SearchPool

beforeAll(async () => {
  pool = await smallSearchPool()
})

function againstDondozo() {
  const raid = raidNamed('6/Paldea/Dondozo')
  const battles = new RaidBattles(raid)
  const firstPass = new FirstPass(battles, forecastRules(raid))
  return {
    battles,
    lookAt: (teraType: 'Rock' | 'Ice' | 'Steel', limits = ALL) => {
      const target = raidTarget(raid.boss, teraType)
      const options = pool.attackers.flatMap((prepared) => attackOptions(prepared, target))
      return { options, found: firstPass.best(options, target, limits) }
    },
  }
}

test('the drain of Iron Hands comes first against 6★ Steel Dondozo, with a plan that boosts', () => {
  const [first] = againstDondozo().lookAt('Steel').found
  expect(first?.build).toMatchObject({ species: 'Iron Hands', teraType: 'Fighting' })
  expect(first?.plan.boosts).toBeGreaterThan(0)
})

test('without limits every attack option fights; otherwise, as few as the limits allow', () => {
  const { lookAt } = againstDondozo()
  const { options, found: candidates } = lookAt('Steel')
  expect(candidates).toHaveLength(options.length)
  expect(lookAt('Steel', { maxScreened: 6, maxShortlisted: 4 }).found).toHaveLength(4)
})

test('an attack option that hits two Tera types equally hard fights once', () => {
  // Fighting is twice as effective on Steel, Rock and Ice.
  const alone = againstDondozo()
  alone.lookAt('Rock')
  const afterSteel = againstDondozo()
  afterSteel.lookAt('Steel')
  const foughtBefore = afterSteel.battles.fought
  afterSteel.lookAt('Rock')
  expect(afterSteel.battles.fought - foughtBefore).toBeLessThan(alone.battles.fought)
  const foughtSoFar = afterSteel.battles.fought
  afterSteel.lookAt('Steel')
  expect(afterSteel.battles.fought).toBe(foughtSoFar)
})
