import type { Gender } from '@/battle/build'
import type { StatName, TypeName } from '@/data/vocabulary'
import type { BattleMove } from './battle-move'

/** The properties that don't change. Transform, Mimic, Soak and Protean replace the fighter with a changed copy. */
export interface Fighter {
  readonly species: string
  readonly level: number
  readonly nature: string
  readonly effortValues: Readonly<Partial<Record<StatName, number>>>
  /** A missing stat has 31. */
  readonly individualValues: Readonly<Partial<Record<StatName, number>>>
  readonly ability: string
  readonly item: string | undefined
  readonly teraType: TypeName
  readonly gender: Gender | undefined
  readonly types: readonly TypeName[]
  /** The last of `types`, if a move added it (Forest's Curse). */
  readonly addedType?: TypeName
  readonly weightkg: number
  readonly baseAttack: number
  /** Stats at stage 0. `hp` is max HP without a boss's multiplier. */
  readonly stats: Readonly<Record<StatName, number>>
  /** A raider's moves. For a boss, the moves that it picks from, then those that only its script uses. */
  readonly moves: readonly BattleMove[]
  /** Whether it is an NPC of a lone player: its faints cost the raid no time. */
  readonly isPartner?: boolean
}

export interface BossFighter extends Fighter {
  readonly hpMultiplier: number
  /** The boss picks from this many of its `moves`; only its script uses the rest. */
  readonly randomMoveCount: number
  /** The boss at half its HP or less: Minior's core. `undefined` for other bosses. */
  readonly atHalfHp?: BossFighter
}
