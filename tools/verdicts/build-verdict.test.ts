import { recommendations } from '@/data/strategies/recommendations'
import { verdictOn, verdictRow } from './build-verdict'

test('an attacker of a guide that wins at least as often as our first is in our list, and a support that clearly helps more', async () => {
  const missed: string[] = []
  for (const said of recommendations) {
    const verdict = await verdictOn(said)
    if (verdict.isMissed) missed.push(verdictRow(verdict).join(' | '))
  }
  expect(missed).toEqual([])
})
