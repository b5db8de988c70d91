import type { MoveRole, Region, Tier } from '@/data/vocabulary'
import type { BuildInRoles } from '@/lib/plans/raid-plans'
import { shippedRaidView } from '@/lib/raid-view/live-raid-view'
import { sentences } from '@/lib/words/en/sentences'
import { listedBuild } from '@/testing/plans/ranked'
import { withUsefulMoves } from './moves-of-use'

function ofUse(tier: Tier, region: Region, boss: string, moves: Readonly<Record<string, MoveRole>>) {
  const raid = shippedRaidView({ tier, region, boss }, sentences)
  if (!raid) throw new Error(`no ${tier}★ ${boss} in ${region}`)
  const support: BuildInRoles = listedBuild({ moves: Object.keys(moves), roles: Object.values(moves) })
  return withUsefulMoves(support, raid, [listedBuild({ effortValues: { spa: 252 }, nature: 'Modest' })]).moves
}

test.each<
  [why: string, tier: Tier, region: Region, boss: string, omitted: Readonly<Record<string, MoveRole>>]
>([
  ['Gliscor sets a sandstorm, which ends snow', '6', 'Kitakami', 'Gliscor', { 'Aurora Veil': 'field' }],
  ['Mienshao breaks screens with Brick Break', '6', 'Kitakami', 'Mienshao', { Reflect: 'field' }],
  ['Jolteon sets Electric Terrain, which prevents sleep', '6', 'Paldea', 'Jolteon', { Spore: 'help' }],
  [
    'the shield of Mewtwo rises in the first turn, and blocks Taunt',
    '7',
    'Event',
    'Mewtwo',
    { Taunt: 'help' },
  ],
  ['Acid Spray already lowers Garchomp’s Sp. Def', '6', 'Paldea', 'Garchomp', { 'Metal Sound': 'debuff' }],
])('a support omits a move: %s', (_, tier, region, boss, omitted) => {
  expect(ofUse(tier, region, boss, { 'Acid Spray': 'weakening attack', ...omitted })).toEqual(['Acid Spray'])
})
