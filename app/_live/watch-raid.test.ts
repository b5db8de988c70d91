import { shippedCreatures, shippedMoves } from '@/data/shipped/shipped'
import { NOTHING_CHOSEN, type Selection } from '@/lib/raid/selection'
import { sentences } from '@/lib/words/en/sentences'
import { watchRaid } from './watch-raid'

jest.mock('@/lib/service/service', () => ({
  ...jest.requireActual<typeof import('@/lib/service/service')>('@/lib/service/service'),
  fetchCreature: async (key: string) => shippedCreatures[key],
  fetchMove: async (key: string) => shippedMoves[key],
}))

const waiting: (() => void)[] = []
jest.mock('@/app/_ui/painted', () => ({
  painted: () => new Promise<void>((resolve) => waiting.push(resolve)),
}))

const DRAGONITE: Selection = { tier: '6', region: 'Paldea', boss: 'Dragonite' }

beforeEach(() => jest.useFakeTimers())

afterEach(() => jest.useRealTimers())

async function paint() {
  for (const resolve of waiting.splice(0)) resolve()
  await jest.advanceTimersByTimeAsync(50)
}

test('notifies once per paint, however many calls start or end', async () => {
  const listener = jest.fn()
  const watched = watchRaid(DRAGONITE, NOTHING_CHOSEN, sentences)
  const unsubscribe = watched?.subscribe(listener)
  await jest.advanceTimersByTimeAsync(50)
  expect(listener).toHaveBeenCalledTimes(0)
  await paint()
  expect(listener).toHaveBeenCalledTimes(1)
  await paint()
  expect(listener).toHaveBeenCalledTimes(2)
  await paint()
  expect(listener).toHaveBeenCalledTimes(2)
  unsubscribe?.()
})
