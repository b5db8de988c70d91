import type { TypeName } from '@/data/vocabulary'
import { raidNamed } from '@/planner/testing/named'
import { RaidBattles } from './raid-battles'
import { rankedAsBuilt, recommendedBuilds } from './recommended'

function speciesFor(name: string, teraType: TypeName, role: 'attacker' | 'support') {
  return recommendedBuilds(raidNamed(name), teraType, role).map(({ species }) => species)
}

test('guides bring Ceruledge to Tera Ice Flareon, and no known Pokémon to another', () => {
  expect(speciesFor('6/Paldea/Flareon', 'Ice', 'attacker')).toEqual(['Ceruledge'])
  expect(speciesFor('6/Paldea/Flareon', 'Fire', 'attacker')).toEqual([])
})

test('a recommended support isn’t an attacker, and belongs to a raid of one tier', () => {
  expect(speciesFor('6/Paldea/Dragonite', 'Dragon', 'support')).toEqual(['Grimmsnarl'])
  expect(speciesFor('6/Paldea/Dragonite', 'Dragon', 'attacker')).toEqual([])
  expect(speciesFor('5/Paldea/Dragonite', 'Dragon', 'support')).toEqual([])
})

test('a recommended build fights unchanged, with a plan that fits its moves', () => {
  const raid = raidNamed('5/Paldea/Blissey')
  const [build] = recommendedBuilds(raid, 'Normal', 'attacker')
  if (!build) throw new Error('Nobody is recommended')
  const { member, alone } = rankedAsBuilt(new RaidBattles(raid), build, 'Normal')
  expect(member.build).toEqual(build)
  // Belly Drum and Drain Punch: it drums.
  expect(member.plan.boosts).toBeGreaterThan(0)
  expect(alone.wins).toBeGreaterThan(0.95)
})
