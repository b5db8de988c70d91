import { recommendations } from '@/data/strategies/recommendations'
import { verdictOn, verdictRow } from './build-verdict'

test('our lists have every attacker of a guide that wins as often as our first, and every support that clearly helps more', async () => {
  const missed: string[] = []
  for (const said of recommendations) {
    const verdict = await verdictOn(said)
    if (verdict.isMissed) missed.push(verdictRow(verdict).join(' | '))
  }
  expect(missed).toEqual([])
})
