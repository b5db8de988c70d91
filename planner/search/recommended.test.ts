import type { TypeName } from '@/data/vocabulary'
import { raidNamed } from '@/planner/testing/named'
import { RaidBattles } from './raid-battles'
import { rateUnchanged, recommendedBuilds } from './recommended'

function speciesFor(name: string, teraType: TypeName, role: 'attacker' | 'support') {
  return recommendedBuilds(raidNamed(name), teraType, role).map(({ species }) => species)
}

test('guides recommend Ceruledge against Ice Flareon, and nothing against Fire Flareon', () => {
  expect(speciesFor('6/Paldea/Flareon', 'Ice', 'attacker')).toEqual(['Ceruledge'])
  expect(speciesFor('6/Paldea/Flareon', 'Fire', 'attacker')).toEqual([])
})

test('a recommended support isn’t an attacker, and only counts for its own tier', () => {
  expect(speciesFor('6/Paldea/Dragonite', 'Dragon', 'support')).toEqual(['Grimmsnarl'])
  expect(speciesFor('6/Paldea/Dragonite', 'Dragon', 'attacker')).toEqual([])
  expect(speciesFor('5/Paldea/Dragonite', 'Dragon', 'support')).toEqual([])
})

test('a recommended build fights unchanged, with a plan that fits its moves', () => {
  const raid = raidNamed('5/Paldea/Blissey')
  const [build] = recommendedBuilds(raid, 'Normal', 'attacker')
  if (!build) throw new Error('No recommended build')
  const { member, alone } = rateUnchanged(new RaidBattles(raid), build, 'Normal')
  expect(member.build).toEqual(build)
  expect(member.plan.boosts).toBeGreaterThan(0)
  expect(alone.wins).toBeGreaterThan(0.95)
})
