import { attackOptions, buildOf, buildOptionsOf, FIRST } from '@/planner/candidates/attack-options'
import { prepareCreature } from '@/planner/candidates/prepared-creature'
import { raidTarget } from '@/planner/raids/raid-target'
import { raidNamed, usableSpeciesByName } from '@/planner/testing/named'
import { type BuildCandidate, memberOf, type PlannedBuild, withBestOptions } from './planned-build'
import { RaidBattles } from './raid-battles'
import type { ScoreFunction } from './top-n'

test('Ceruledge with Shadow Claw against 6★ Psychic Volcarona boosts once more if it heals', async () => {
  const raid = raidNamed('6/Paldea/Volcarona')
  const battles = new RaidBattles(raid)
  const target = raidTarget(raid.boss, 'Psychic')
  const ceruledge = prepareCreature((await usableSpeciesByName())('Ceruledge'))
  const option = attackOptions(ceruledge, target).find(({ attack }) => attack.move.name === 'Shadow Claw')
  if (!option) throw new Error('Ceruledge has no Shadow Claw')
  const buildOptions = buildOptionsOf(option, target)
  const plan = { boosts: 1, debuffs: 0, repeatAfterReset: true, healBelow: 0, healCheerBelow: 0 } as const
  const candidate: BuildCandidate = {
    option,
    buildOptions,
    plan,
    build: buildOf(option, buildOptions, FIRST),
  }
  expect(candidate.build.item).toBe('Shell Bell')
  const scoreAfter =
    (count: number): ScoreFunction<PlannedBuild> =>
    (build, minScore) =>
      battles.quickStats([memberOf(battles, build)], 'Psychic', count, minScore).score
  const best = withBestOptions(battles, candidate, scoreAfter(4), scoreAfter(8))
  expect(best.plan.boosts).toBe(2)
  expect(best.plan.healCheerBelow).toBeGreaterThan(0)
  expect(battles.preciseStats([memberOf(battles, best)], 'Psychic').wins).toBeGreaterThan(0.9)
})
