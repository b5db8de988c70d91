import type { ActionKind } from '@/data/rosters/rosters'
import type { StatName, TypeName } from '@/data/vocabulary'

/** Someone in a battle: a raider by its place, 0 to 3, or `BOSS`. */
export type Who = number

/** The boss, where a raider would have its place. */
export const BOSS: Who = -1

/** The stats that stages change. */
export type StageName = 'atk' | 'def' | 'spa' | 'spd' | 'spe' | 'accuracy' | 'evasion'

/** The statuses that last, by the ids of @pkmn/dex. */
export const STATUSES = ['brn', 'par', 'psn', 'tox', 'slp', 'frz'] as const

/** A status that lasts, by its id in @pkmn/dex. */
export type Status = (typeof STATUSES)[number]

/** Weather, by the names of the damage calculator. */
export type Weather = 'Sun' | 'Rain' | 'Sand' | 'Snow'

/** Terrain, by the names of the damage calculator. */
export type Terrain = 'Electric' | 'Grassy' | 'Psychic' | 'Misty'

/**
 * The volatiles that rules of their own tell apart, by their ids in @pkmn/dex. Where several act at once (at a turn's end,
 * against a move), they act in this order.
 */
export const RULED_VOLATILES = [
  'taunt',
  'disable',
  'torment',
  'throatchop',
  'healblock',
  'encore',
  'confusion',
  'flinch',
  'banefulbunker',
  'burningbulwark',
  'endure',
  'kingsshield',
  'protect',
  'silktrap',
  'spikyshield',
  'aquaring',
  'ingrain',
  'wish',
  'leechseed',
  'curse',
  'partiallytrapped',
  'saltcure',
  'syrupbomb',
  'yawn',
  'futuresight',
  'doomdesire',
  'charge',
  'defensecurl',
  'dragoncheer',
  'focusenergy',
  'glaiverush',
  'laserfocus',
  'lockon',
  'magnetrise',
  'minimize',
  'noretreat',
  'roost',
  'slowstart',
  'smackdown',
  'tarshot',
] as const

/** A volatile that has rules of its own. */
export type RuledVolatile = (typeof RULED_VOLATILES)[number]

/** A volatile whose start is an event. */
export type ReportedVolatile = RuledVolatile | 'helpinghand' | 'substitute'

/** The move, item or ability behind an event, by its name in @pkmn/dex. */
export type NamedCause = { readonly move: string } | { readonly item: string } | { readonly ability: string }

/**
 * Why someone did nothing. A volatile is one that keeps its bearer from the move; a named cause is the item that does.
 * Every language has words for each, as for all causes below.
 */
export type FailReason =
  | 'asleep'
  | 'condition'
  | 'frozen'
  | 'HP'
  | 'loafing'
  | 'no effect'
  | 'no move'
  | 'no target'
  | 'not simulated'
  | 'paralysis'
  | 'raid'
  | 'recharge'
  | 'shield broken'
  | RuledVolatile
  | NamedCause

/** Why a move doesn't affect its target. A volatile is the one that protects the target. */
export type StopReason =
  | 'away'
  | 'Dark type'
  | 'Grass type'
  | 'immune'
  | 'shield'
  | 'substitute'
  | RuledVolatile
  | NamedCause

/** A cause of lost or restored HP other than a hit. */
export type HpCause =
  | 'binding move'
  | 'brn'
  | 'confusion'
  | 'drain'
  | 'Heal cheer'
  | 'psn'
  | 'recoil'
  | 'tox'
  | NamedCause

/** A cured status, confusion, Yawn or Syrup Bomb, or all of them. */
export type Cured = Status | 'confusion' | 'yawn' | 'syrupbomb' | 'all'

/** A room, or Gravity. */
export type RoomEffect = 'Gravity' | 'Magic Room' | 'Trick Room' | 'Wonder Room'

/** A lasting effect on the whole field. */
export type FieldEffect = Weather | `${Terrain} Terrain` | RoomEffect

/** A lasting effect on one side of the field. */
export type SideEffect =
  | 'reflect'
  | 'lightScreen'
  | 'auroraVeil'
  | 'tailwind'
  | 'safeguard'
  | 'mist'
  | 'wideGuard'
  | 'quickGuard'

/** An event in a turn. Names of moves, items and abilities are from @pkmn/dex. */
export type BattleEvent =
  | { readonly kind: 'uses'; readonly by: Who; readonly move: string }
  /** A move that did nothing, or someone that could not move. */
  | { readonly kind: 'fails'; readonly by: Who; readonly why: FailReason }
  /** An attack that was used two turns ago strikes. */
  | { readonly kind: 'lands'; readonly by: Who; readonly move: string }
  | { readonly kind: 'misses'; readonly by: Who; readonly on: Who }
  | { readonly kind: 'unaffected'; readonly who: Who; readonly why: StopReason }
  /** One hit. `amount` is the HP that it took, after the shield and at most the HP that were left. */
  | { readonly kind: 'damage'; readonly to: Who; readonly amount: number; readonly critical: boolean }
  /** HP lost other than by a hit. */
  | { readonly kind: 'hurt'; readonly who: Who; readonly amount: number; readonly by: HpCause }
  | { readonly kind: 'heals'; readonly who: Who; readonly amount: number; readonly by: HpCause }
  /** `by` is the change that took place, -12 to 12. */
  | { readonly kind: 'stage'; readonly who: Who; readonly stage: StageName; readonly by: number }
  /** A stat that a move replaced, without stages. */
  | { readonly kind: 'stat'; readonly who: Who; readonly stat: StatName; readonly to: number }
  | { readonly kind: 'status'; readonly who: Who; readonly status: Status }
  | { readonly kind: 'cured'; readonly who: Who; readonly of: Cured }
  /** A volatile begins. */
  | { readonly kind: 'volatile'; readonly who: Who; readonly id: ReportedVolatile }
  | { readonly kind: 'item gone'; readonly who: Who; readonly item: string }
  | { readonly kind: 'item handed over'; readonly by: Who; readonly to: Who; readonly item: string }
  /** An ability acts. */
  | { readonly kind: 'ability'; readonly who: Who; readonly ability: string }
  /** Someone has another ability from now on. */
  | { readonly kind: 'ability changed'; readonly who: Who; readonly ability: string }
  /** Protosynthesis or Quark Drive starts to boost a stat. */
  | { readonly kind: 'boost'; readonly who: Who; readonly ability: string; readonly stat: StatName }
  | { readonly kind: 'boost ends'; readonly who: Who; readonly ability: string }
  | { readonly kind: 'ability off'; readonly who: Who }
  /** The last Neutralizing Gas is gone: abilities work again. */
  | { readonly kind: 'gas ends' }
  /** Someone has other types from now on. */
  | { readonly kind: 'types changed'; readonly who: Who; readonly types: readonly TypeName[] }
  | { readonly kind: 'field'; readonly effect: FieldEffect }
  | { readonly kind: 'field ends'; readonly effect: FieldEffect }
  /** `who` is someone on the side. */
  | { readonly kind: 'side'; readonly effect: SideEffect; readonly who: Who }
  | { readonly kind: 'side ends'; readonly effect: SideEffect; readonly who: Who }
  | { readonly kind: 'sides swapped' }
  | { readonly kind: 'mimics'; readonly who: Who; readonly move: string }
  | { readonly kind: 'transforms'; readonly who: Who; readonly into: string }
  | { readonly kind: 'shield up' }
  | { readonly kind: 'shield broken' }
  /** A scripted action. `move` is the name of its move, if it is one. */
  | { readonly kind: 'scripted'; readonly action: ActionKind; readonly move: string | undefined }
  | { readonly kind: 'charge'; readonly who: Who; readonly charge: number }
  | { readonly kind: 'terastallizes'; readonly who: Who }
  | { readonly kind: 'cheer'; readonly by: Who; readonly cheer: 'attack' | 'defense' | 'heal' }
  | { readonly kind: 'faints'; readonly who: Who; readonly seconds: number }
  | { readonly kind: 'returns'; readonly who: Who }
  | { readonly kind: 'won' }
  | { readonly kind: 'lost' }

/** How a battle stands after a turn. */
export interface BattleSnapshot {
  readonly boss: {
    /** Its name in @pkmn/dex. */
    readonly species: string
    /** Share of its max HP that is left. */
    readonly hpShare: number
    /** HP left in the bar of its shield; `undefined` while that is not up. */
    readonly shield: number | undefined
  }
  readonly raiders: readonly RaiderSnapshot[]
  readonly secondsLeft: number
}

/** How a raider stands after a turn. */
interface RaiderSnapshot {
  /** Its name in @pkmn/dex. */
  readonly species: string
  readonly hp: number
  readonly maxHp: number
  /** 0 to 3: at 3 it can Terastallize. */
  readonly teraCharge: number
  readonly terastallized: boolean
}

/** A turn of a battle. */
export interface LogTurn {
  /** 0 for what happened as the battle began. */
  readonly turn: number
  readonly events: readonly BattleEvent[]
  readonly after: BattleSnapshot
}

/** How a battle ended. */
export type BattleEnd =
  | { readonly won: true; readonly turns: number }
  | { readonly won: false; readonly bossHpShare: number }

/** A battle, told turn by turn. */
export interface BattleLog {
  readonly turns: readonly LogTurn[]
  readonly end: BattleEnd
}
