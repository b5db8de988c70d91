import type { BattleMove } from '@/lib/battle/model/battle-move'
import type { Abilities } from '@/lib/odds/raid-arenas'

/** What battles need of @pkmn/dex, as plain data: the engine is bundled with it. */
export interface EngineData {
  /** All moves of Scarlet and Violet. */
  readonly moves: readonly BattleMove[]
  /** The abilities that each boss may have, at least one, by `bossKey`. */
  readonly abilities: Readonly<Record<string, Abilities>>
}

/** What of a boss its abilities follow from: its creature and the slot that the game's tables name. */
export function bossKey(creature: string, slot: string): string {
  return `${creature} ${slot}`
}
