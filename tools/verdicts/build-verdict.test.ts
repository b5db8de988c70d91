import { recommendations } from '@/data/strategies/recommendations'
import { verdictOn, verdictRow } from './build-verdict'

test('our lists have every attacker of a guide that wins as often as our first, and every support that clearly helps more', async () => {
  const missedBuilds: string[] = []
  for (const recommendation of recommendations) {
    const verdict = await verdictOn(recommendation)
    if (verdict.isMissed) missedBuilds.push(verdictRow(verdict).join(' | '))
  }
  expect(missedBuilds).toEqual([])
})
