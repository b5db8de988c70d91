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
  const least = winsAtLeast(alone)
  // Without any wins, NPCs can't make it worse.
  if (least === 0) return alone
  return { ...alone, leastWins: Math.min(least, leastWins(battles.solo(member, teraType), 'NPCs')) }
}

/** Only likely entries fight the slow battles with NPCs. `ranked` is sorted by battles without NPCs, best first. */
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
    const found = { member, alone: worstSoloStats(battles, member, teraType) }
    best = [...best, found].sort((one, other) => betterFirst(one.alone, other.alone)).slice(0, count)
  }
  return [...best]
}
