import { ASSUMPTIONS } from '@/battle/assumptions'
import { raidTarget } from '@/planner/raids/raid-target'
import { raidNamed } from '@/planner/testing/named'
import { smallSearchPool } from '@/planner/testing/small-search'
import { sharedValues } from './attackers'
import { attackOptionsOf } from './search-pool'

test('a search uses its own assumptions: if turns take 90 s, Koraidon beats Iron Hands', async () => {
  const raid = raidNamed('6/Paldea/Dondozo')
  const target = raidTarget(raid.boss, 'Steel')
  const options = attackOptionsOf(await smallSearchPool(), target, () => true)
  const bestSpeciesAt = (secondsPerTurn: number) => {
    const { firstPass } = sharedValues(raid, { ...ASSUMPTIONS, secondsPerTurn })
    const [first] = firstPass.best(options, target, { maxScreened: 1, maxShortlisted: 1 })
    return first?.build.species
  }
  expect(bestSpeciesAt(12)).toBe('Iron Hands')
  expect(bestSpeciesAt(90)).toBe('Koraidon')
})
