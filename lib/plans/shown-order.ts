import type { RankedAttacker, SoloRates } from './raid-plans'
import { chanceBand, standingOf } from './standing'

/** Points by which a win rate has to differ before it is told beside another: twice what it may be off. */
export const TOLD_APART = 10

/** An attacker's solo win rate in percent: the lowest at all paces of turns at which it fought, with NPCs and without. */
export function leastAlone({ withNpcs, ...rates }: SoloRates): number {
  const without = leastWithoutNpcs(rates)
  return Math.min(without, withNpcs ?? without)
}

/** An attacker's win rate without NPCs in percent: the lowest at all paces of turns at which it fought. */
export function leastWithoutNpcs({
  alone,
  alonePaced = [alone, alone],
}: Pick<SoloRates, 'alone' | 'alonePaced'>): number {
  return Math.min(alone, ...alonePaced)
}

/** Attackers in the order of the win rates that lists show, in bands; equal ones stay in the order of their file. */
export function inShownOrder(attackers: readonly RankedAttacker[]): RankedAttacker[] {
  return attackers.toSorted((one, other) => bandOf(other) - bandOf(one))
}

function bandOf(attacker: RankedAttacker): number {
  return chanceBand(standingOf({ alone: leastAlone(attacker) / 100, group: attacker.group / 100 }))
}
