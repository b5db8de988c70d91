import { moveKey } from '@/data/move-key'
import { creatureKey } from '@/data/rosters/boss'
import { type Creature, type Move, shippedCreatures, shippedMoves } from '@/data/shipped/shipped'
import { mergeCreature, mergeMove } from '@/lib/creature/merge'
import { findRaid } from '@/lib/raid/find-raid'
import { type Raid, teraTypesOf } from '@/lib/raid/raid'
import type { Selection } from '@/lib/raid/selection'
import type { Sentences } from '@/lib/words/language'
import { type RaidView, raidView } from './raid-view'
import { type RaidViews, raidViews } from './raid-views'

export function keysOf(boss: Raid['boss']): { creature: string; moves: string[] } {
  return { creature: creatureKey(boss), moves: boss.info.moves.map(moveKey).filter(Boolean) }
}

/** Returns the view of the selected raid from bundled data; `undefined` if no boss is chosen. */
export function shippedRaidView(selection: Selection, sentences: Sentences): RaidView | undefined {
  const raid = findRaid(selection)
  return raid && liveRaidView(raid, { creature: undefined, moves: [] }, sentences)
}

export interface RaidAnswers {
  readonly creature?: Creature | undefined
  readonly moves: readonly (Move | undefined)[]
}

/**
 * Updates bundled data with responses of the Pokémon API. Empty fields of a response keep the bundled value. Returns
 * `undefined` if neither has the boss's species.
 */
export function liveRaidView(raid: Raid, answers: RaidAnswers, sentences: Sentences): RaidView | undefined {
  const keys = keysOf(raid.boss)
  const creature = mergeCreature(shippedCreatures[keys.creature], answers.creature)
  const answered = new Map(answers.moves.flatMap((move) => (move ? [[move.key, move]] : [])))
  const moves = keys.moves.flatMap((key) => mergeMove(shippedMoves[key], answered.get(key)) ?? [])
  return creature && raidView(raid, creature, moves, sentences)
}

/**
 * Throws if the data lacks the boss's species.
 *
 * @param raid without a Tera type
 */
export function shippedRaidViews(raid: Raid, sentences: Sentences): RaidViews {
  const viewOf = (of: Raid): RaidView => {
    const view = liveRaidView(of, { creature: undefined, moves: [] }, sentences)
    if (!view) throw new Error(`data/shipped/creatures.json has no creature of ${of.boss.name}`)
    return view
  }
  const baseView = viewOf({ ...raid, teraType: raid.boss.teraType })
  return raidViews(
    baseView,
    teraTypesOf(raid.boss).map((teraType) => viewOf({ ...raid, teraType })),
  )
}
