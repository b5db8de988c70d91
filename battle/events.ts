import type { ActionKind } from '@/data/rosters/rosters'
import type { StatName, TypeName } from '@/data/vocabulary'

/** A fighter in a battle: a raider's index, 0 to 3, or `BOSS`. */
export type Who = number

export const BOSS: Who = -1

export type StageName = 'atk' | 'def' | 'spa' | 'spd' | 'spe' | 'accuracy' | 'evasion'

export const STATUSES = ['brn', 'par', 'psn', 'tox', 'slp', 'frz'] as const

export type Status = (typeof STATUSES)[number]

/** Names of the damage calculator. */
export type Weather = 'Sun' | 'Rain' | 'Sand' | 'Snow'

export type Terrain = 'Electric' | 'Grassy' | 'Psychic' | 'Misty'

/** Volatiles with their own rules, by id in @pkmn/dex. Those that act at the same moment act in this order. */
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

export type RuledVolatile = (typeof RULED_VOLATILES)[number]

export type ReportedVolatile = RuledVolatile | 'helpinghand' | 'substitute'

export type NamedCause = { readonly move: string } | { readonly item: string } | { readonly ability: string }

/** A volatile or a named cause kept the fighter from its move. Every language has words for all causes below. */
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

/** Besides statuses, some cures end confusion, Yawn or Syrup Bomb; `all` ends everything. */
export type Cured = Status | 'confusion' | 'yawn' | 'syrupbomb' | 'all'

export type RoomEffect = 'Gravity' | 'Magic Room' | 'Trick Room' | 'Wonder Room'

export type FieldEffect = Weather | `${Terrain} Terrain` | RoomEffect

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
  /** A move did nothing, or a fighter could not move. */
  | { readonly kind: 'fails'; readonly by: Who; readonly why: FailReason }
  | { readonly kind: 'lands'; readonly by: Who; readonly move: string }
  | { readonly kind: 'misses'; readonly by: Who; readonly on: Who }
  | { readonly kind: 'unaffected'; readonly who: Who; readonly why: StopReason }
  /** One hit. `amount` is the HP lost: after the shield, and at most the HP that the target had. */
  | { readonly kind: 'damage'; readonly to: Who; readonly amount: number; readonly critical: boolean }
  | { readonly kind: 'hurt'; readonly who: Who; readonly amount: number; readonly by: HpCause }
  | { readonly kind: 'heals'; readonly who: Who; readonly amount: number; readonly by: HpCause }
  /** `by` is the actual change, -12 to 12. */
  | { readonly kind: 'stage'; readonly who: Who; readonly stage: StageName; readonly by: number }
  /** A move replaced a stat. `to` is without stages. */
  | { readonly kind: 'stat'; readonly who: Who; readonly stat: StatName; readonly to: number }
  | { readonly kind: 'status'; readonly who: Who; readonly status: Status }
  | { readonly kind: 'cured'; readonly who: Who; readonly of: Cured }
  | { readonly kind: 'volatile'; readonly who: Who; readonly id: ReportedVolatile }
  | { readonly kind: 'item gone'; readonly who: Who; readonly item: string }
  | { readonly kind: 'item handed over'; readonly by: Who; readonly to: Who; readonly item: string }
  | { readonly kind: 'ability'; readonly who: Who; readonly ability: string }
  | { readonly kind: 'ability changed'; readonly who: Who; readonly ability: string }
  /** Protosynthesis or Quark Drive starts to boost a stat. */
  | { readonly kind: 'boost'; readonly who: Who; readonly ability: string; readonly stat: StatName }
  | { readonly kind: 'boost ends'; readonly who: Who; readonly ability: string }
  | { readonly kind: 'ability off'; readonly who: Who }
  | { readonly kind: 'gas ends' }
  | { readonly kind: 'types changed'; readonly who: Who; readonly types: readonly TypeName[] }
  | { readonly kind: 'field'; readonly effect: FieldEffect }
  | { readonly kind: 'field ends'; readonly effect: FieldEffect }
  | { readonly kind: 'side'; readonly effect: SideEffect; readonly who: Who }
  | { readonly kind: 'side ends'; readonly effect: SideEffect; readonly who: Who }
  | { readonly kind: 'sides swapped' }
  | { readonly kind: 'mimics'; readonly who: Who; readonly move: string }
  | { readonly kind: 'transforms'; readonly who: Who; readonly into: string }
  | { readonly kind: 'shield up' }
  | { readonly kind: 'shield broken' }
  | { readonly kind: 'scripted'; readonly action: ActionKind; readonly move: string | undefined }
  | { readonly kind: 'charge'; readonly who: Who; readonly charge: number }
  | { readonly kind: 'terastallizes'; readonly who: Who }
  | { readonly kind: 'cheer'; readonly by: Who; readonly cheer: 'attack' | 'defense' | 'heal' }
  | { readonly kind: 'faints'; readonly who: Who; readonly seconds: number }
  | { readonly kind: 'returns'; readonly who: Who }
  | { readonly kind: 'won' }
  | { readonly kind: 'lost' }

export interface BattleSnapshot {
  readonly boss: {
    readonly species: string
    readonly hpShare: number
    /** HP left in the shield's bar. `undefined` unless the shield is up. */
    readonly shield: number | undefined
  }
  readonly raiders: readonly RaiderSnapshot[]
  readonly secondsLeft: number
}

interface RaiderSnapshot {
  readonly species: string
  readonly hp: number
  readonly maxHp: number
  /** 0 to 3. At 3 the raider can Terastallize. */
  readonly teraCharge: number
  readonly terastallized: boolean
}

export interface LogTurn {
  /** 0 for the events before the first turn. */
  readonly turn: number
  readonly events: readonly BattleEvent[]
  readonly after: BattleSnapshot
}

export type BattleEnd =
  | { readonly won: true; readonly turns: number }
  | { readonly won: false; readonly bossHpShare: number }

export interface BattleLog {
  readonly turns: readonly LogTurn[]
  readonly end: BattleEnd
}
