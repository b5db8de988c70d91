import { leastWins } from '@/battle/odds/solo-rate'
import type { Tally } from '@/battle/odds/tally'
import { betterFirst, winsAtLeast } from '@/battle/win-rates'
import type { TypeName } from '@/data/vocabulary'
import type { Ranked } from '@/planner/search/attackers'
import type { Member, RaidBattles } from '@/planner/search/raid-battles'
import { preciseSoloStats } from './turn-speeds'

/** The settled tally of an attacker alone, with its wins at the pace, and with or without NPCs, where it wins least. */
export function worstSoloStats(battles: RaidBattles, member: Member, teraType: TypeName): Tally {
  const alone = preciseSoloStats(battles, member, teraType)
  const least = winsAtLeast(alone)
  // Whoever never wins without NPCs cannot win less often with them.
  if (least === 0) return alone
  return { ...alone, leastWins: Math.min(least, leastWins(battles.solo(member, teraType), 'NPCs')) }
}

/**
 * So many attackers that win most at least, with NPCs and without, the best first. Battles with NPCs take four times as long,
 * so only those are fought on with them that may still come into the list.
 *
 * @param ranked the attackers by their battles without NPCs, the best first
 */
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
