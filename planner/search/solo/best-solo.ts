import { leastWins } from '@/battle/odds/solo-rate'
import type { Tally } from '@/battle/odds/tally'
import { betterFirst, winsAtLeast } from '@/battle/win-rates'
import type { TypeName } from '@/data/vocabulary'
import type { Ranked } from '@/planner/search/attackers'
import type { Member, RaidBattles } from '@/planner/search/raid-battles'
import { preciseSoloStats } from './turn-speeds'

/** Returns an attacker's precise solo stats. `leastWins` is at its worst turn speed, with or without NPCs. */
export function worstSoloStats(battles: RaidBattles, member: Member, teraType: TypeName): Tally {
  const alone = preciseSoloStats(battles, member, teraType)
  const wins = winsAtLeast(alone)
  if (wins === 0) return alone
  return { ...alone, leastWins: Math.min(wins, leastWins(battles.solo(member, teraType), 'NPCs')) }
}

/** Battles with NPCs are slow, so only likely entries fight them. `ranked` is best first, without NPCs. */
export function bestSolo(
  battles: RaidBattles,
  teraType: TypeName,
  ranked: readonly Ranked[],
  count: number,
): Ranked[] {
  let best: readonly Ranked[] = []
  for (const { member, alone } of ranked) {
    const last = best[count - 1]
    if (last && betterFirst(last.alone, alone) <= 0) break
    const result = { member, alone: worstSoloStats(battles, member, teraType) }
    best = [...best, result].sort((a, b) => betterFirst(a.alone, b.alone)).slice(0, count)
  }
  return [...best]
}
