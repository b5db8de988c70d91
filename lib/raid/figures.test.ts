import type { Region, Tier } from '@/data/vocabulary'
import { facts } from '@/lib/words/en/facts'
import { figuresOf } from './figures'
import { findRaid } from './find-raid'

function factsOf(tier: Tier, boss: string, region: Region = 'Paldea') {
  const raid = findRaid({ tier, region, boss })
  if (!raid) throw new Error(`no ${tier}★ ${boss}`)
  return Object.fromEntries(
    Object.values(facts.figures).map(({ name, text }) => [name, text(figuresOf(raid))]),
  )
}

test('the facts of 6★ Garchomp', () => {
  expect(factsOf('6', 'Garchomp')).toEqual({
    Level: '90 in battle, 75 when caught',
    'Time limit': '7:30',
    HP: '25× normal HP',
    Shield: 'At 50% HP or 55% time, whichever comes first',
    Version: 'Scarlet and Violet',
    'When caught': 'At least 5 perfect IVs',
  })
})

test('a 5★ raid lasts 5:00, and its boss is fought and caught at level 75', () => {
  expect(factsOf('5', 'Garchomp')).toMatchObject({
    Level: '75 in battle and when caught',
    'Time limit': '5:00',
  })
})

test('5★ Armarouge is only in Scarlet, and 5★ Ceruledge only in Violet', () => {
  expect(factsOf('5', 'Armarouge').Version).toBe('Scarlet exclusive')
  expect(factsOf('5', 'Ceruledge').Version).toBe('Violet exclusive')
})
