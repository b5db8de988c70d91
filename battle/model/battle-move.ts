import type { Status } from '@/battle/events'
import type { TypeName } from '@/data/vocabulary'
import type { StageChanges } from './terms'

export interface BattleEffect {
  readonly boosts?: StageChanges
  readonly status?: Status
  /** Id in @pkmn/dex: `flinch`, `confusion`, `taunt`, `yawn`. */
  readonly volatileStatus?: string
}

export interface SecondaryEffect extends BattleEffect {
  /** Percent. 100 if the data names none. */
  readonly chance: number
  readonly self?: BattleEffect
}

export const MOVE_FLAGS = [
  'bullet',
  'bypasssub',
  'cantusetwice',
  'charge',
  'contact',
  'defrost',
  'failcopycat',
  'failinstruct',
  'failmimic',
  'gravity',
  'heal',
  'powder',
  'protect',
  'punch',
  'reflectable',
  'sound',
  'wind',
] as const

type MoveFlag = (typeof MOVE_FLAGS)[number]

/** A move, with the fields of @pkmn/dex made regular. Plain data, so that browsers can load moves without @pkmn/dex. */
export interface BattleMove extends BattleEffect {
  readonly name: string
  readonly type: TypeName | 'Stellar' | '???'
  readonly category: 'Physical' | 'Special' | 'Status'
  readonly basePower: number
  /** Percent. `true` if the move never misses. */
  readonly accuracy: number | true
  readonly priority: number
  /** As in @pkmn/dex: `normal`, `self`, `allAdjacentFoes`, `allySide`, `adjacentAlly`… */
  readonly target: string
  readonly flags: Readonly<Partial<Record<MoveFlag, 1>>>
  /** Minimum and maximum hits of one use. */
  readonly hits: readonly [number, number]
  readonly accuracyPerHit?: boolean
  /** Critical-hit stage, 1 for most moves. */
  readonly critRatio: number
  readonly willCrit: boolean
  /** Share of the damage dealt that the user heals. */
  readonly drain: number
  /** Share of the damage dealt that the user loses. */
  readonly recoil: number
  /** Share of max HP that the user loses even if the move misses: Steel Beam. */
  readonly costsMaxHp: number
  readonly crashes?: boolean
  /** Share of max HP that the target heals. */
  readonly heal: number
  /** Effect on the user, even if the target isn't affected. */
  readonly self?: BattleEffect
  readonly secondaries: readonly SecondaryEffect[]
  readonly sideCondition?: string
  readonly weather?: string
  readonly terrain?: string
  readonly pseudoWeather?: string
  readonly selfdestruct: boolean
  readonly thawsTarget: boolean
}

/** Whether the user loses its next turn: Hyper Beam. */
export function mustRecharge({ self }: BattleMove): boolean {
  return self?.volatileStatus === 'mustrecharge'
}

const variants = new WeakMap<BattleMove, Map<number, BattleMove>>()

/** Returns the same object each time, so that damage is remembered: Triple Axel, Rage Fist, Stomping Tantrum. */
export function withPower(move: BattleMove, basePower: number): BattleMove {
  if (basePower === move.basePower) return move
  const byPower = variants.get(move) ?? new Map<number, BattleMove>()
  const variant = byPower.get(basePower) ?? { ...move, basePower }
  variants.set(move, byPower.set(basePower, variant))
  return variant
}
