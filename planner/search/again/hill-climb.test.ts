import { attackOptions, buildOf, buildOptionsOf, FIRST } from '@/planner/candidates/attack-options'
import { prepareCreature } from '@/planner/candidates/prepared-creature'
import { raidTarget } from '@/planner/raids/raid-target'
import { type BuildCandidate, memberOf } from '@/planner/search/planned-build'
import { RaidBattles } from '@/planner/search/raid-battles'
import { raidNamed, usableSpeciesByName } from '@/planner/testing/named'
import { hillClimb, isUnsure } from './hill-climb'

test('an attacker is unsure if it wins 20 to 90% of battles, or does so in slow turns', () => {
  expect([0.19, 0.2, 0.9, 0.91].map((wins) => isUnsure({ wins }))).toEqual([false, true, true, false])
  expect([0.05, 0.9, 0.95].map((leastWins) => isUnsure({ wins: 1, leastWins }))).toEqual([true, true, false])
})

test('Flygon against 6★ Poison Gardevoir wins more often with training in both Attack and Sp. Def', async () => {
  const raid = raidNamed('6/Paldea/Gardevoir')
  const battles = new RaidBattles(raid)
  const target = raidTarget(raid.boss, 'Poison')
  const flygon = prepareCreature((await usableSpeciesByName())('Flygon'))
  const option = attackOptions(flygon, target).find(({ attack }) => attack.move.name === 'Earthquake')
  if (!option) throw new Error('Flygon has no Earthquake')
  const buildOptions = buildOptionsOf(option, target)
  const build = { ...buildOf(option, buildOptions, FIRST), item: 'Shell Bell' }
  const plan = { boosts: 0, debuffs: 2, repeatAfterReset: false, healBelow: 0, healCheerBelow: 0 } as const
  const moves = ['Earthquake', 'Screech', 'Struggle Bug']
  const start: BuildCandidate = { option, buildOptions, plan, build: { ...build, moves } }
  const improved = hillClimb(battles, start, target)
  expect(improved.build.effortValues).toEqual({ atk: 252, spd: 252, hp: 4 })
  const winsOf = (candidate: BuildCandidate) =>
    battles.preciseStats([memberOf(battles, candidate)], 'Poison').wins
  expect(winsOf(improved)).toBeGreaterThan(winsOf(start) + 0.05)
})
