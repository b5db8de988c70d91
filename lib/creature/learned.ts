import { LEARN_METHODS } from '@/data/moves/terms'
import type { LearnWay } from '@/data/shipped/schema'

export type LearnedMove = readonly [move: string, way: LearnWay]

/**
 * Prefers the Pokémon itself to its evolution line, then the latest generation, then the order of `LEARN_METHODS`, then
 * the lowest level.
 */
export function bestWays(learned: Iterable<LearnedMove>): Record<string, LearnWay> {
  const bestByMove = new Map<string, LearnWay>()
  for (const [move, way] of learned) {
    const current = bestByMove.get(move)
    if (!current || compareWays(way, current) < 0) bestByMove.set(move, way)
  }
  return Object.fromEntries(bestByMove)
}

function compareWays(a: LearnWay, b: LearnWay): number {
  return (
    Number(a.byLine ?? false) - Number(b.byLine ?? false) ||
    b.generation - a.generation ||
    LEARN_METHODS.indexOf(a.method) - LEARN_METHODS.indexOf(b.method) ||
    (a.level ?? 0) - (b.level ?? 0)
  )
}
