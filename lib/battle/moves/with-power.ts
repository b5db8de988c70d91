import type { BattleMove } from './battle-move'

const variants = new WeakMap<BattleMove, Map<number, BattleMove>>()

/**
 * A move with another power, for one whose power grows: from hit to hit (Triple Axel), from use to use (Rage Fist, Fury
 * Cutter), or after a failure (Stomping Tantrum). The same object each time, so that its damage is remembered.
 */
export function withPower(move: BattleMove, basePower: number): BattleMove {
  if (basePower === move.basePower) return move
  const known = variants.get(move) ?? new Map<number, BattleMove>()
  const variant = known.get(basePower) ?? { ...move, basePower }
  variants.set(move, known.set(basePower, variant))
  return variant
}
