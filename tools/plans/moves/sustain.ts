import type { Move } from '@pkmn/data'
import { RECOVERY } from '@/lib/battle/tables/recoveries'
import type { Creature } from '@/tools/plans/creatures/creatures'

/** The share of max HP that a status move gives back to its user; 0 for one that does not. */
export function recoveryOf({ name, category, heal, target }: Move): number {
  const byField =
    heal && category === 'Status' && target !== 'adjacentAlly' ? (heal[0] ?? 0) / (heal[1] ?? 1) : 0
  return RECOVERY.get(name) ?? byField
}

/** The status move that gives its user most HP back; `undefined` for a creature without one. */
export function bestRecovery({ moves }: Creature): Move | undefined {
  const able = moves.filter((move) => recoveryOf(move) > 0)
  return able.toSorted((one, other) => recoveryOf(other) - recoveryOf(one))[0]
}
