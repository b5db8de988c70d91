import { type Creature, type Move, shippedCreatures, shippedMoves } from '@/data/shipped/shipped'
import { mergeCreature, mergeMove } from '@/lib/creature/merge'
import type { Raid } from '@/lib/raid/raid'
import { keysOf, type RaidView, raidView } from './raid-view'

/** What the creature service has answered for a raid so far. */
export interface RaidAnswers {
  readonly creature?: Creature | undefined
  /** Of the moves those that were answered, in whatever order. */
  readonly moves: readonly (Move | undefined)[]
}

/**
 * What the screen shows of a raid: shipped data until the creature service has answered, part by part, and wherever an
 * answer leaves a field empty. `undefined` where its creature neither shipped nor was answered.
 */
export function liveRaidView(raid: Raid, answers: RaidAnswers): RaidView | undefined {
  const keys = keysOf(raid.boss)
  const creature = mergeCreature(shippedCreatures[keys.creature], answers.creature)
  const answered = new Map(answers.moves.flatMap((move) => (move ? [[move.key, move]] : [])))
  const moves = keys.moves.flatMap((key) => mergeMove(shippedMoves[key], answered.get(key)) ?? [])
  return creature && raidView(raid, creature, moves)
}
