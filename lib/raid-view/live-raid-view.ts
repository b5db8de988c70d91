import { type Creature, type Move, shippedCreatures, shippedMoves } from '@/data/shipped/shipped'
import { mergeCreature, mergeMove } from '@/lib/creature/merge'
import type { Raid } from '@/lib/raid/raid'
import { keysOf, type RaidView, raidView } from './raid-view'

/** The answers of the creature service for a raid so far. */
export interface RaidAnswers {
  readonly creature?: Creature | undefined
  /** The answered moves, in any order. */
  readonly moves: readonly (Move | undefined)[]
}

/**
 * The view of a raid from shipped data, with each answer of the creature service in its place. Fields that an answer
 * leaves empty keep the shipped value. Gives `undefined` when there is neither a shipped nor an answered creature.
 */
export function liveRaidView(raid: Raid, answers: RaidAnswers): RaidView | undefined {
  const keys = keysOf(raid.boss)
  const creature = mergeCreature(shippedCreatures[keys.creature], answers.creature)
  const answered = new Map(answers.moves.flatMap((move) => (move ? [[move.key, move]] : [])))
  const moves = keys.moves.flatMap((key) => mergeMove(shippedMoves[key], answered.get(key)) ?? [])
  return creature && raidView(raid, creature, moves)
}
