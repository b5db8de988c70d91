import { attackOptions, buildOf, buildOptionsOf, FIRST } from '@/planner/candidates/attack-options'
import { prepareCreature } from '@/planner/candidates/prepared-creature'
import { raidTarget } from '@/planner/raids/raid-target'
import { type BuildCandidate, memberOf } from '@/planner/search/planned-build'
import { RaidBattles } from '@/planner/search/raid-battles'
import { raidNamed, usableSpeciesByName } from '@/planner/testing/named'
import { bestDrawn } from './drawn-changes'

const raid = raidNamed('6/Paldea/Gengar')
const target = raidTarget(raid.boss, 'Dragon')
const battles = new RaidBattles(raid)

async function ironMoth(): Promise<BuildCandidate> {
  const prepared = prepareCreature((await usableSpeciesByName())('Iron Moth'))
  const option = attackOptions(prepared, target).find(({ attack }) => attack.move.name === 'Sludge Wave')
  if (!option) throw new Error('Iron Moth has no Sludge Wave')
  const buildOptions = buildOptionsOf(option, target)
  const plan = { boosts: 0, debuffs: 0, repeatAfterReset: false, healBelow: 0, healCheerBelow: 0 } as const
  return { option, buildOptions, plan, build: buildOf(option, buildOptions, FIRST) }
}

test('Iron Moth against 6★ Dragon Gengar wins more often with several simultaneous changes', async () => {
  const start = await ironMoth()
  const [variation] = bestDrawn(battles, [start], target, 2)
  if (!variation) throw new Error('none')
  const winsOf = (candidate: BuildCandidate) =>
    battles.preciseStats([memberOf(battles, candidate)], 'Dragon').wins
  expect(winsOf(variation)).toBeGreaterThan(winsOf(start) + 0.2)
  const { build, plan } = variation
  const differs = (a: unknown, b: unknown) => JSON.stringify(a) !== JSON.stringify(b)
  const differences = [
    differs(build.item, start.build.item),
    differs(build.moves, start.build.moves),
    differs(build.effortValues, start.build.effortValues),
    differs(plan, start.plan),
  ]
  expect(differences.filter(Boolean).length).toBeGreaterThan(1)
})

test('the same candidates give the same result', async () => {
  const start = await ironMoth()
  const otherBattles = new RaidBattles(raid)
  expect(bestDrawn(otherBattles, [start], target, 3)).toEqual(bestDrawn(battles, [start], target, 3))
})
