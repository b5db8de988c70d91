import { raidFacts } from '@/lib/raid/raid-facts'
import { shippedRaidView } from '@/lib/raid/raid-view'

function factsOf(tier: '5' | '6', boss: string) {
  const raid = shippedRaidView({ tier, region: 'Paldea', boss })
  if (!raid) throw new Error(`no ${tier}★ ${boss}`)
  return Object.fromEntries(raidFacts(raid.figures, raid.types).map(({ name, value }) => [name, value]))
}

test('the facts of 6★ Garchomp', () => {
  expect(factsOf('6', 'Garchomp')).toEqual({
    Level: '90',
    HP: '25 times what its level gives',
    Shield: 'at 50% HP or 55% time remaining, whichever comes first',
    'Found in': 'Scarlet and Violet',
    'Tera types': 'any of the 18',
    'Caught with': 'at least 5 perfect IVs',
  })
})

test('5★ Breloom comes only with its own types as Tera type', () => {
  expect(factsOf('5', 'Breloom')['Tera types']).toBe('only its own: Grass or Fighting')
})

test('5★ Armarouge is found in Scarlet only, 5★ Ceruledge in Violet only', () => {
  expect(factsOf('5', 'Armarouge')['Found in']).toBe('Scarlet only')
  expect(factsOf('5', 'Ceruledge')['Found in']).toBe('Violet only')
})
