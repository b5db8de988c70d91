import { attackLines, buildOf, FIRST, kitOf } from '@/planner/candidates/attack-options'
import { prepareCreature } from '@/planner/candidates/prepared-creature'
import { raidTarget } from '@/planner/raids/raid-target'
import { type Entrant, memberOf } from '@/planner/search/planned-build'
import { RaidBattles } from '@/planner/search/raid-battles'
import { contendersByName, raidNamed } from '@/planner/testing/named'
import { bestDrawn } from './drawn-changes'

const raid = raidNamed('6/Paldea/Gengar')
const target = raidTarget(raid.boss, 'Dragon')
const battles = new RaidBattles(raid)

/** Iron Moth with Sludge Wave, as if no item and no plan had been looked for. */
async function ironMoth(): Promise<Entrant> {
  const prepared = prepareCreature((await contendersByName())('Iron Moth'))
  const line = attackLines(prepared, target).find(({ attack }) => attack.move.name === 'Sludge Wave')
  if (!line) throw new Error('Iron Moth has no Sludge Wave')
  const kit = kitOf(line, target)
  const plan = { boosts: 0, debuffs: 0, repeatAfterReset: false, healBelow: 0, healCheerBelow: 0 } as const
  return { line, kit, plan, build: buildOf(line, kit, FIRST) }
}

test('Iron Moth against 6★ Dragon Gengar wins more often with several things changed at once', async () => {
  const found = await ironMoth()
  const [better] = bestDrawn(battles, [found], target, 2)
  if (!better) throw new Error('none')
  const winsOf = (entrant: Entrant) => battles.settled([memberOf(battles, entrant)], 'Dragon').wins
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

test('the same entrants give the same', async () => {
  const found = await ironMoth()
  const again = new RaidBattles(raid)
  expect(bestDrawn(again, [found], target, 3)).toEqual(bestDrawn(battles, [found], target, 3))
})
