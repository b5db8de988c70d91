import { Dex } from '@pkmn/dex'
import type { LearnMethod } from '@/data/shipped/schema'
import type { LearnedMove } from '@/lib/creature/learned'

/** Answers what a creature learns, generation by generation and list by list, out of all that it learns. */
export const learnsetResolvers = {
  GenerationalPokemonLearnset: {
    generation3: inGeneration(3),
    generation4: inGeneration(4),
    generation5: inGeneration(5),
    generation6: inGeneration(6),
    generation7: inGeneration(7),
    generation8: inGeneration(8),
  },
  PokemonLearnset: {
    levelUpMoves: byMethod('level up'),
    tmMoves: byMethod('TM'),
    tutorMoves: byMethod('tutor'),
    eggMoves: byMethod('egg'),
    eventMoves: byMethod('event'),
    dreamworldMoves: byMethod('Dream World'),
    virtualTransferMoves: byMethod('virtual transfer'),
  },
  LearnsetMove: { generation, move },
  LearnsetLevelUpMove: { generation, move, level: ([, way]: LearnedMove) => way.level },
}

function inGeneration(generation: number) {
  return (learned: readonly LearnedMove[]) => learned.filter(([, way]) => way.generation === generation)
}

function byMethod(method: LearnMethod) {
  return (learned: readonly LearnedMove[]) => learned.filter(([, way]) => way.method === method)
}

function generation([, way]: LearnedMove): number {
  return way.generation
}

function move([key]: LearnedMove) {
  return Dex.moves.get(key)
}
