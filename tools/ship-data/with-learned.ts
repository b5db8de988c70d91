import type { Creature } from '@/data/shipped/schema'
import { pick } from './pick'

/** A creature as it ships: of all that it learns, only these moves, by their keys. */
export function withLearned(creature: Creature, moves: readonly string[]): Creature {
  return { ...creature, learned: pick(creature.learned, moves) }
}
