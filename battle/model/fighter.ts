import type { Gender } from '@/battle/build'
import type { StatName, TypeName } from '@/data/vocabulary'
import type { BattleMove } from './battle-move'

/** What of a boss or a raider never changes in a battle, but by what gives it a copy (Transform, Mimic, Soak, Protean). */
export interface Fighter {
  readonly species: string
  readonly level: number
  readonly nature: string
  readonly effortValues: Readonly<Partial<Record<StatName, number>>>
  /** 31 where none is given. */
  readonly individualValues: Readonly<Partial<Record<StatName, number>>>
  readonly ability: string
  readonly item: string | undefined
  readonly teraType: TypeName
  /** `undefined` for a Pokémon without a gender, or with an unknown one. */
  readonly gender: Gender | undefined
  /** The types before Terastallizing. */
  readonly types: readonly TypeName[]
  /** The last of `types` where a move has added it (Forest's Curse). */
  readonly addedType?: TypeName
  readonly weightkg: number
  /** The base Attack of its species, for Beat Up. */
  readonly baseAttack: number
  /** Stats at stage 0. `hp` is max HP without the multiplier of a boss. */
  readonly stats: Readonly<Record<StatName, number>>
  /** A raider's moves, or those that the boss picks from; then the boss's scripted ones. */
  readonly moves: readonly BattleMove[]
  /** Whether the game plays it beside a lone player: its faints cost the raid no time. */
  readonly isPartner?: boolean
}

/** The boss of a raid: what its record adds to a fighter. */
export interface BossFighter extends Fighter {
  /** Max HP is `stats.hp` times this. */
  readonly hpMultiplier: number
  /** How many of `moves`, from the first, the boss picks from; it uses the others by script only. */
  readonly randomMoveCount: number
  /** What it is with half its HP or less: Minior's core. `undefined` for all others. */
  readonly atHalfHp?: BossFighter
}
