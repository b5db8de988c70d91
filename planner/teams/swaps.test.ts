import { TeamTrials } from '@/planner/teams/trials/team-trials'
import { raidNamed, raidOf, usableSpeciesByName } from '@/planner/testing/named'
import { finishersAgainst } from './finishers'
import { finishingMovesOf } from './finishing-moves'
import { curatedSupporters, trainSupporter } from './supporters'
import { changesOf } from './swaps'
import { type DamageEstimator, makeCandidate } from './team-candidates'

const TYPHLOSION = {
  raid: raidNamed('7/Event/Typhlosion (Hisui)'),
  target: raidOf('7', 'Typhlosion (Hisui)', 'Fire'),
}
const INCINEROAR = { raid: raidNamed('7/Event/Incineroar'), target: raidOf('7', 'Incineroar', 'Dark') }
const POOL = curatedSupporters()
  .slice(0, 4)
  .map((supporter) => trainSupporter(supporter, TYPHLOSION.target))

async function changesWith(creature: string, { raid, target } = TYPHLOSION) {
  const [finisher] = finishersAgainst(finishingMovesOf((await usableSpeciesByName())(creature)), target, {
    finishers: 1,
    charges: false,
  })
  const trials = new TeamTrials(raid)
  const [arena] = trials.usualArenas(target.teraType)
  if (!finisher || !arena) throw new Error(`${creature} does nothing to the boss`)
  const estimator: DamageEstimator = { arena, fighter: ({ build }) => trials.fighter(build) }
  const candidate = makeCandidate(estimator, finisher, POOL.slice(0, 3), { rounds: 2, guards: [] })
  return { candidate, changes: [...changesOf(estimator, candidate, POOL)] }
}

test('each change affects one part: the opening’s shape, the finisher, or one support', async () => {
  const { candidate, changes } = await changesWith('Azumarill')
  expect(changes.length).toBeGreaterThan(20)
  for (const { finisher, supporters, shape } of changes) {
    const newSupports = supporters.filter(
      (supporter, index) => supporter !== candidate.supporters[index],
    ).length
    const changedParts =
      Number(finisher !== candidate.finisher) + Number(shape !== candidate.shape) + newSupports
    expect(changedParts).toBeLessThanOrEqual(1)
  }
})

test('Ogerpon keeps the Wellspring Mask that its form needs', async () => {
  const { changes } = await changesWith('Ogerpon-Wellspring')
  expect(new Set(changes.map(({ finisher }) => finisher.build.item))).toEqual(new Set(['Wellspring Mask']))
})

test('Iron Hands may train just enough Speed for slow Incineroar, but not for Typhlosion', async () => {
  const spreads = async (matchup: typeof TYPHLOSION) =>
    (await changesWith('Iron Hands', matchup)).changes.map(({ finisher }) => finisher.build.effortValues)
  expect(await spreads(INCINEROAR)).toContainEqual({ atk: 252, hp: 236, spe: 20 })
  expect((await spreads(TYPHLOSION)).filter(({ spe }) => spe !== undefined && spe < 252)).toEqual([])
})
