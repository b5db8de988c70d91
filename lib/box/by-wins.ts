import { type BattleResults, betterFirst, chanceBand, type Fought, leastAlone } from '@/battle/win-rates'

/** Compares solo results, or results of four if neither build wins solo. Builds without results come last. */
export function byWins(a: Fought | undefined, b: Fought | undefined): number {
  if (!a || !b) return Number(!a) - Number(!b)
  const party = winsAlone(a) || winsAlone(b) ? 'alone' : 'group'
  return betterFirst(resultsOf(a, party), resultsOf(b, party))
}

function winsAlone(fought: Fought): boolean {
  return chanceBand(leastAlone(fought) / 100) > 0
}

function resultsOf(fought: Fought, party: 'alone' | 'group'): BattleResults {
  const { turns, lowestHp, taken } = fought
  const leastWins = party === 'alone' ? leastAlone(fought) / 100 : undefined
  return { wins: fought[party] / 100, leastWins, lowestHp: lowestHp / 100, turns, taken: taken / 100 }
}
