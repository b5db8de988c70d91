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

/** Iron Moth with Sludge Wave, before any search for items and plans. */
async function ironMoth(): Promise<BuildCandidate> {
  const prepared = prepareCreature((await usableSpeciesByName())('Iron Moth'))
  const option = attackOptions(prepared, target).find(({ attack }) => attack.move.name === 'Sludge Wave')
  if (!option) throw new Error('Iron Moth has no Sludge Wave')
  const buildOptions = buildOptionsOf(option, target)
  const plan = { boosts: 0, debuffs: 0, repeatAfterReset: false, healBelow: 0, healCheerBelow: 0 } as const
  return { option, buildOptions, plan, build: buildOf(option, buildOptions, FIRST) }
}

test('Iron Moth against 6★ Dragon Gengar wins more often with several simultaneous changes', async () => {
  const found = await ironMoth()
  const [better] = bestDrawn(battles, [found], target, 2)
  if (!better) throw new Error('none')
  const winsOf = (candidate: BuildCandidate) =>
    battles.preciseStats([memberOf(battles, candidate)], 'Dragon').wins
  expect(winsOf(better)).toBeGreaterThan(winsOf(found) + 0.2)
  const { build, plan } = better
  const isOther = (one: unknown, other: unknown) => JSON.stringify(one) !== JSON.stringify(other)
  const changed = [
    isOther(build.item, found.build.item),
    isOther(build.moves, found.build.moves),
    isOther(build.effortValues, found.build.effortValues),
    isOther(plan, found.plan),
  ]
  expect(changed.filter(Boolean).length).toBeGreaterThan(1)
})

test('the same candidates give the same result', async () => {
  const found = await ironMoth()
  const again = new RaidBattles(raid)
  expect(bestDrawn(again, [found], target, 3)).toEqual(bestDrawn(battles, [found], target, 3))
})
