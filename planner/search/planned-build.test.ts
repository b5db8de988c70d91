import { attackLines, buildOf, FIRST, kitOf } from '@/planner/candidates/attack-options'
import { prepareCreature } from '@/planner/candidates/prepared-creature'
import { raidTarget } from '@/planner/raids/raid-target'
import { contendersByName, raidNamed } from '@/planner/testing/named'
import { type Entrant, memberOf, type Played, withBestKit } from './planned-build'
import { RaidBattles } from './raid-battles'
import type { Scoring } from './top-n'

test('Ceruledge with Shadow Claw against 6★ Psychic Volcarona boosts once more where it may heal', async () => {
  const raid = raidNamed('6/Paldea/Volcarona')
  const battles = new RaidBattles(raid)
  const target = raidTarget(raid.boss, 'Psychic')
  const ceruledge = prepareCreature((await contendersByName())('Ceruledge'))
  const line = attackLines(ceruledge, target).find(({ attack }) => attack.move.name === 'Shadow Claw')
  if (!line) throw new Error('Ceruledge has no Shadow Claw')
  const kit = kitOf(line, target)
  const plan = { boosts: 1, debuffs: 0, repeatAfterReset: true, healBelow: 0, healCheerBelow: 0 } as const
  const entrant: Entrant = { line, kit, plan, build: buildOf(line, kit, FIRST) }
  expect(entrant.build.item).toBe('Shell Bell')
  const scoreAfter =
    (count: number): Scoring<Played> =>
    (played, least) =>
      battles.glance([memberOf(battles, played)], 'Psychic', count, least).score
  const found = withBestKit(battles, entrant, scoreAfter(4), scoreAfter(8))
  expect(found.plan.boosts).toBe(2)
  expect(found.plan.healCheerBelow).toBeGreaterThan(0)
  expect(battles.settled([memberOf(battles, found)], 'Psychic').wins).toBeGreaterThan(0.9)
})
