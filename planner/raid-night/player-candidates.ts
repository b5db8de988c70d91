import type { Build } from '@/battle/build'
import { raiderFighter } from '@/battle/damage/fighters'
import type { BattleMove } from '@/battle/model/battle-move'
import type { Fighter } from '@/battle/model/fighter'

/** The Pokémon of a player that may come. */
export interface Candidate {
  /** Its player, which is also its slot, from 0. */
  readonly player: number
  /** Its place in the player's box. */
  readonly place: number
  readonly build: Build
  readonly fighter: Fighter
}

/** The Pokémon of each player that may come, at least one per player. */
export type PlayerCandidates = readonly (readonly Candidate[])[]

/** A player's box, and the place in it of the Pokémon that is to come, where the player has settled that. */
export interface PlayerBox {
  readonly builds: readonly Build[]
  readonly locked?: number | undefined
}

/** Who may come out of some boxes. Throws for a name that there is not, and for a box without Pokémon. */
export function candidatesFromBoxes(
  boxes: readonly PlayerBox[],
  moveOf: (name: string) => BattleMove,
): PlayerCandidates {
  return boxes.map(({ builds, locked }, player) => {
    const all = builds.map((build, place) => ({
      player,
      place,
      build,
      fighter: raiderFighter(build, moveOf),
    }))
    const candidates = locked === undefined ? all : all.slice(locked, locked + 1)
    if (candidates.length === 0) throw new Error(`Player ${player + 1} has nobody to bring`)
    return candidates
  })
}
