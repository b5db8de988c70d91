import { shippedCreatures, shippedMoves } from '@/data/shipped/shipped'
import { NOTHING_CHOSEN, type Selection } from '@/lib/raid/selection'
import { watchRaid } from './watch-raid'

jest.mock('@/lib/service/service', () => ({
  ...jest.requireActual<typeof import('@/lib/service/service')>('@/lib/service/service'),
  fetchCreature: async (key: string) => shippedCreatures[key],
  fetchMove: async (key: string) => shippedMoves[key],
}))

const painted = jest.fn<Promise<void>, []>()
jest.mock('@/app/_ui/painted', () => ({ painted: () => painted() }))

const DRAGONITE: Selection = { tier: '6', region: 'Paldea', boss: 'Dragonite' }

/** Time in which every call that is under way is answered. */
const answered = () => new Promise((resolve) => setTimeout(resolve, 50))

test('answers that come between two paints notify once', async () => {
  const listener = jest.fn()
  painted.mockImplementation(() => new Promise((resolve) => setTimeout(resolve)))
  const watched = watchRaid(DRAGONITE, NOTHING_CHOSEN)
  const paints: (() => void)[] = []
  const end = watched?.subscribe(listener)
  painted.mockImplementation(() => new Promise((resolve) => paints.push(resolve)))
  await answered()
  expect(paints).toHaveLength(1)
  end?.()
})
