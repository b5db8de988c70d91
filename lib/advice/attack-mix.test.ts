import { type RaidBoss, rosters } from '@/data/rosters/rosters'
import { type Move, shippedMoves } from '@/data/shipped/shipped'
import type { Region, Tier, TypeName } from '@/data/vocabulary'
import { shippedRaidView } from '@/lib/raid-view/live-raid-view'
import { sentences } from '@/lib/words/en/sentences'
import { type AttackMix, attackMix } from './attack-mix'

function mixOf(tier: Tier, region: Region, boss: string): AttackMix | undefined {
  const raid = shippedRaidView({ tier, region, boss }, sentences)
  if (!raid) throw new Error(`no ${tier}★ ${boss}`)
  return raid.attackMix
}

// For each of these bosses, the higher base stat would give the wrong category.
test.each([
  ['5', 'Paldea', 'Bronzong', 'special', 'Flash Cannon and Extrasensory against one Payback'],
  ['5', 'Paldea', 'Delibird', 'physical', 'Drill Peck and Ice Punch of its own types'],
  ['5', 'Paldea', 'Dragapult', 'special', 'only Dragon Darts is physical'],
  ['5', 'Paldea', 'Slowbro', 'physical', 'Liquidation and Zen Headbutt'],
  ['5', 'Terarium', 'Flygon', 'special', 'only Earthquake is physical'],
  ['6', 'Paldea', 'Dragapult', 'special', 'it has no physical attack'],
  ['6', 'Terarium', 'Exeggutor', 'physical', 'Dragon Hammer and Seed Bomb'],
  ['5', 'Kitakami', 'Basculegion (Female)', 'special', 'with the scripted Hydro Pump'],
  ['5', 'Paldea', 'Brambleghast', 'mixed', 'Power Whip against Giga Drain and Shadow Ball'],
  ['5', 'Paldea', 'Pincurchin', 'mixed', 'Zing Zap against Thunder and Surf'],
  ['6', 'Paldea', 'Pincurchin', 'mixed', 'Zing Zap against Thunder and Surf'],
] as const)('%s★ %s %s: %s, since %s', (tier, region, boss, mix, _) => {
  expect(mixOf(tier, region, boss)).toBe(mix)
})

test('for bosses with equal attack stats, the moves decide', () => {
  expect(mixOf('5', 'Paldea', 'Altaria')).toBe('special')
  expect(mixOf('5', 'Terarium', 'Minior')).toBe('mixed')
})

test('Ditto has no attacks of its own', () => {
  expect(mixOf('5', 'Paldea', 'Ditto')).toBeUndefined()
})

function mixWith(
  keys: readonly string[],
  stats: { attack: number; specialattack: number; defense: number },
  { teraType, nature }: { teraType?: TypeName; nature?: string } = {},
) {
  const moves = keys.flatMap((key): Move[] => (shippedMoves[key] ? [shippedMoves[key]] : []))
  const boss: RaidBoss | undefined = rosters['5'][0]
  if (!boss || moves.length !== keys.length) throw new Error('no such moves')
  const baseStats = { hp: 100, specialdefense: 100, speed: 100, ...stats }
  return attackMix({ boss: { ...boss, nature }, creature: { types: ['Normal'], baseStats }, moves, teraType })
}

const EVEN = { attack: 100, specialattack: 100, defense: 100 }

test('the nature of a boss counts: Adamant raises Attack and lowers Sp. Atk', () => {
  const stats = { ...EVEN, attack: 120 }
  expect(mixWith(['earthquake', 'surf'], stats)).toBe('mixed')
  expect(mixWith(['earthquake', 'surf'], stats, { nature: 'Adamant' })).toBe('physical')
})

test('Night Shade and Counter do not count: no screen weakens them', () => {
  expect(mixWith(['nightshade', 'earthquake'], EVEN)).toBe('physical')
  expect(mixWith(['counter', 'surf'], EVEN)).toBe('special')
  expect(mixWith(['nightshade'], EVEN)).toBeUndefined()
})

test('Body Press hits with Defense, and Tera Blast with the higher attack', () => {
  expect(mixWith(['bodypress', 'surf'], { ...EVEN, attack: 1, defense: 200 })).toBe('physical')
  expect(mixWith(['terablast'], { ...EVEN, attack: 150 })).toBe('physical')
  expect(mixWith(['terablast'], { ...EVEN, specialattack: 150 })).toBe('special')
})

test('an attack of the boss’s Tera type counts more', () => {
  expect(mixWith(['earthquake', 'hydropump'], EVEN)).toBe('mixed')
  expect(mixWith(['earthquake', 'hydropump'], EVEN, { teraType: 'Water' })).toBe('special')
})

test('both hits of Dragon Darts count: 2 × 50 against the 75 of Mystical Fire', () => {
  expect(mixWith(['dragondarts', 'mysticalfire'], { ...EVEN, attack: 130 })).toBe('physical')
})
