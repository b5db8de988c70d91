import { attackLines } from '@/planner/candidates/attack-options'
import { courseOf } from '@/planner/raids/forecast-rules'
import { raidTarget } from '@/planner/raids/raid-target'
import { raidNamed } from '@/planner/testing/named'
import { fewEntrants } from '@/planner/testing/small-search'
import { FirstPass } from './first-pass'
import { RaidBattles } from './raid-battles'
import type { Entrants } from './search-pool'

const ALL = { promising: Number.POSITIVE_INFINITY, glanced: Number.POSITIVE_INFINITY }

let entrants: Entrants

beforeAll(async () => {
  entrants = await fewEntrants()
})

function dondozo() {
  const raid = raidNamed('6/Paldea/Dondozo')
  const battles = new RaidBattles(raid)
  const firstPass = new FirstPass(battles, courseOf(raid))
  return {
    battles,
    lookAt: (teraType: 'Rock' | 'Ice' | 'Steel', breadth = ALL) => {
      const target = raidTarget(raid.boss, teraType)
      const lines = entrants.attackers.flatMap((prepared) => attackLines(prepared, target))
      return { lines, found: firstPass.best(lines, target, breadth) }
    },
  }
}

test('the drain of Iron Hands stands first against Steel Dondozo of 6 stars, with a plan that boosts', () => {
  const [first] = dondozo().lookAt('Steel').found
  expect(first?.build).toMatchObject({ species: 'Iron Hands', teraType: 'Fighting' })
  expect(first?.plan.boosts).toBeGreaterThan(0)
})

test('every line is looked at where nothing bounds the look, and as few as asked otherwise', () => {
  const { lookAt } = dondozo()
  const { lines, found } = lookAt('Steel')
  expect(found).toHaveLength(lines.length)
  expect(lookAt('Steel', { promising: 6, glanced: 4 }).found).toHaveLength(4)
})

test('a line that hits two Tera types as hard is looked at once', () => {
  // Fighting is twice as effective on Steel, Rock and Ice.
  const alone = dondozo()
  alone.lookAt('Rock')
  const afterSteel = dondozo()
  afterSteel.lookAt('Steel')
  const before = afterSteel.battles.fought
  afterSteel.lookAt('Rock')
  expect(afterSteel.battles.fought - before).toBeLessThan(alone.battles.fought)
  const again = afterSteel.battles.fought
  afterSteel.lookAt('Steel')
  expect(afterSteel.battles.fought).toBe(again)
})
