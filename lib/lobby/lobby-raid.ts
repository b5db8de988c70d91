import type { RaidAction } from '@/data/rosters/rosters'
import type { BaseStats } from '@/data/shipped/shipped'
import type { RaidTimeline } from '@/lib/advice/key-timings'
import type { ScriptedMove } from '@/lib/advice/move-advice'
import type { AttackMix } from '@/lib/raid-view/attack-mix'

/** What the advice for a lobby depends on. */
export interface LobbyRaid extends RaidTimeline {
  /** The keys of the abilities that the boss may have; one for an ability that it always has. */
  readonly abilities: readonly string[]
  readonly baseStats: Pick<BaseStats, 'defense' | 'specialdefense'>
  /** The category of most of its damage; not set when it has no attacks. */
  readonly attackMix?: AttackMix | undefined
  /** The keys of all its moves. */
  readonly moves: readonly string[]
  /** The move of an action, with its effects; `undefined` for an action that uses none. */
  readonly scripted: (action: RaidAction['action']) => ScriptedMove | undefined
}
