import { chanceBand, leastAlone, rankingWinRate } from '@/battle/win-rates'
import type { RankedAttacker } from './raid-plans'

/** Whether a win rate, in percent, is so high that pages don't show it: most of the best attackers reach it. */
export function isNearCertain(chance: number): boolean {
  return chance >= 0.95
}

/** Sorts attackers by the bands of win rates that lists show. Ties keep the order of their file. */
export function inShownOrder(attackers: readonly RankedAttacker[]): RankedAttacker[] {
  return attackers.toSorted((a, b) => bandOf(b) - bandOf(a))
}

function bandOf(attacker: RankedAttacker): number {
  return chanceBand(rankingWinRate({ alone: leastAlone(attacker) / 100, group: attacker.group / 100 }))
}
