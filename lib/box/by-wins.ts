import {
  type BattleResults,
  type BuildResults,
  betterFirst,
  chanceBand,
  leastAlone,
} from '@/battle/win-rates'

/** Compares solo results, or results of four if neither build wins solo. Builds without results come last. */
export function byWins(a: BuildResults | undefined, b: BuildResults | undefined): number {
  if (!a || !b) return Number(!a) - Number(!b)
  const party = winsAlone(a) || winsAlone(b) ? 'alone' : 'group'
  return betterFirst(resultsOf(a, party), resultsOf(b, party))
}

function winsAlone(fought: BuildResults): boolean {
  return chanceBand(leastAlone(fought) / 100) > 0
}

function resultsOf(fought: BuildResults, party: 'alone' | 'group'): BattleResults {
  const { turns, lowestHp, taken } = fought
  const leastWins = party === 'alone' ? leastAlone(fought) / 100 : undefined
  return { wins: fought[party] / 100, leastWins, lowestHp: lowestHp / 100, turns, taken: taken / 100 }
}
