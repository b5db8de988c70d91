import { TeamTrials } from '@/planner/teams/trials/team-trials'
import { contendersByName, raidNamed, raidOf } from '@/planner/testing/named'
import { strikersAgainst } from './finishers'
import { strikesOf } from './finishing-moves'
import { curatedSupporters, trained } from './supporters'
import { changesOf } from './swaps'
import { type Desk, drafted } from './team-candidates'

const TYPHLOSION = {
  raid: raidNamed('7/Event/Typhlosion (Hisui)'),
  target: raidOf('7', 'Typhlosion (Hisui)', 'Fire'),
}
const INCINEROAR = { raid: raidNamed('7/Event/Incineroar'), target: raidOf('7', 'Incineroar', 'Dark') }
const POOL = curatedSupporters()
  .slice(0, 4)
  .map((one) => trained(one, TYPHLOSION.target))

/** All changes of a team whose striker is the first of a creature. */
async function changesWith(creature: string, { raid, target } = TYPHLOSION) {
  const [striker] = strikersAgainst(strikesOf((await contendersByName())(creature)), target, {
    strikers: 1,
    charges: false,
  })
  const trials = new TeamTrials(raid)
  const [arena] = trials.usualArenas(target.teraType)
  if (!striker || !arena) throw new Error(`${creature} does nothing to the boss`)
  const desk: Desk = { arena, fighter: ({ build }) => trials.fighter(build) }
  const draft = drafted(desk, striker, POOL.slice(0, 3), { rounds: 2, guards: [] })
  return { draft, changes: [...changesOf(desk, draft, POOL)] }
}

test('each change is of one part: the style, the striker, or one support', async () => {
  const { draft, changes } = await changesWith('Azumarill')
  expect(changes.length).toBeGreaterThan(20)
  for (const { striker, supporters, style } of changes) {
    const others = supporters.filter((one, place) => one !== draft.supporters[place]).length
    const parts = Number(striker !== draft.striker) + Number(style !== draft.style) + others
    expect(parts).toBeLessThanOrEqual(1)
  }
})

test('Ogerpon keeps the Wellspring Mask that it has its form by', async () => {
  const { changes } = await changesWith('Ogerpon-Wellspring')
  expect(new Set(changes.map(({ striker }) => striker.build.item))).toEqual(new Set(['Wellspring Mask']))
})

test('Iron Hands may be just faster than slow Incineroar, with the rest in HP, and never so fast as Typhlosion', async () => {
  const spreads = async (against: typeof TYPHLOSION) =>
    (await changesWith('Iron Hands', against)).changes.map(({ striker }) => striker.build.effortValues)
  expect(await spreads(INCINEROAR)).toContainEqual({ atk: 252, hp: 236, spe: 20 })
  expect((await spreads(TYPHLOSION)).filter(({ spe }) => spe !== undefined && spe < 252)).toEqual([])
})
