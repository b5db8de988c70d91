import { chanceBand, leastAlone, rankingWinRate } from '@/battle/win-rates'
import type { RankedAttacker } from './raid-plans'

/** Whether a chance to win goes without saying: most of the first attackers have it. */
export function isNearCertain(chance: number): boolean {
  return chance >= 0.95
}

/** Attackers in the order of the win rates that lists show, in bands; equal ones stay in the order of their file. */
export function inShownOrder(attackers: readonly RankedAttacker[]): RankedAttacker[] {
  return attackers.toSorted((one, other) => bandOf(other) - bandOf(one))
}

function bandOf(attacker: RankedAttacker): number {
  return chanceBand(rankingWinRate({ alone: leastAlone(attacker) / 100, group: attacker.group / 100 }))
}
