import type { RankedAttacker } from './raid-plans'
import { chanceBand, standingOf } from './standing'

/** An attacker's win rate alone in percent: the lowest at all paces of turns at which it fought. */
export function leastAlone({
  alone,
  alonePaced = [alone, alone],
}: Pick<RankedAttacker, 'alone' | 'alonePaced'>): number {
  return Math.min(alone, ...alonePaced)
}

/** Attackers in the order of the win rates that lists show, in bands; equal ones stay in the order of their file. */
export function inShownOrder(attackers: readonly RankedAttacker[]): RankedAttacker[] {
  return attackers.toSorted((one, other) => bandOf(other) - bandOf(one))
}

function bandOf(attacker: RankedAttacker): number {
  return chanceBand(standingOf({ alone: leastAlone(attacker) / 100, group: attacker.group / 100 }))
}
