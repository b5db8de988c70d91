import type { Build } from '@/battle/build'
import { raiderFighter } from '@/battle/damage/fighters'
import type { BattleMove } from '@/battle/model/battle-move'
import type { Fighter } from '@/battle/model/fighter'

export interface Candidate {
  readonly player: number
  readonly place: number
  readonly build: Build
  readonly fighter: Fighter
}

/** Per player, at least one each. */
export type PlayerCandidates = readonly (readonly Candidate[])[]

/** `locked` is the index of the Pokémon that the player insists on. */
export interface PlayerBox {
  readonly builds: readonly Build[]
  readonly locked?: number | undefined
}

/** Throws if a name doesn't exist or a box is empty. */
export function candidatesFromBoxes(
  boxes: readonly PlayerBox[],
  moveOf: (name: string) => BattleMove,
): PlayerCandidates {
  return boxes.map(({ builds, locked }, player) => {
    const playersCandidates = builds.map((build, place) => ({
      player,
      place,
      build,
      fighter: raiderFighter(build, moveOf),
    }))
    const candidates = locked === undefined ? playersCandidates : playersCandidates.slice(locked, locked + 1)
    if (candidates.length === 0) throw new Error(`Player ${player + 1} has no Pokémon to bring`)
    return candidates
  })
}
