import { chanceBand, leastAlone, rankingWinRate } from '@/battle/win-rates'
import type { RankedAttacker } from './raid-plans'

/** Pages don't show near-certain win rates, because most of the best attackers reach them. */
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
