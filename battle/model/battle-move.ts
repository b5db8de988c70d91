import type { Status } from '@/battle/events'
import type { TypeName } from '@/data/vocabulary'
import type { StageChanges } from './terms'

/** What a move does to one side beside its damage. */
export interface BattleEffect {
  readonly boosts?: StageChanges
  readonly status?: Status
  /** By the ids of @pkmn/dex: `flinch`, `confusion`, `taunt`, `yawn`. */
  readonly volatileStatus?: string
}

/** A side effect of an attack. */
export interface SecondaryEffect extends BattleEffect {
  /** Percent; 100 where the data names none. */
  readonly chance: number
  /** What it does to the user. */
  readonly self?: BattleEffect
}

/** The flags of @pkmn/dex that rules of a raid ask for. */
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

/** A flag of a move. */
type MoveFlag = (typeof MOVE_FLAGS)[number]

/**
 * A move as a battle needs it: the fields of @pkmn/dex, each made regular. Plain data, so that a browser can be given the
 * moves that it needs without @pkmn/dex.
 */
export interface BattleMove extends BattleEffect {
  readonly name: string
  readonly type: TypeName | 'Stellar' | '???'
  readonly category: 'Physical' | 'Special' | 'Status'
  readonly basePower: number
  /** Percent; `true` when it never misses. */
  readonly accuracy: number | true
  readonly priority: number
  /** As @pkmn/dex: `normal`, `self`, `allAdjacentFoes`, `allySide`, `adjacentAlly`… */
  readonly target: string
  readonly flags: Readonly<Partial<Record<MoveFlag, 1>>>
  /** Least and most hits of one use. */
  readonly hits: readonly [number, number]
  /** Whether each hit of several may miss: Triple Axel, Population Bomb. */
  readonly accuracyPerHit?: boolean
  /** The stage of its critical hits, 1 for most; `willCrit` for one that is always critical. */
  readonly critRatio: number
  readonly willCrit: boolean
  /** Share of the damage dealt that the user gets back; 0 for none. */
  readonly drain: number
  /** Share of the damage dealt that the user loses; 0 for none. */
  readonly recoil: number
  /** Share of max HP that the user loses whether it hits or not (Steel Beam); 0 for none. */
  readonly costsMaxHp: number
  /** Whether the user loses half of its max HP when it misses: High Jump Kick. */
  readonly crashes?: boolean
  /** Share of max HP that its target gets back; 0 for none. */
  readonly heal: number
  /** What it does to the user, whether the target is affected or not. */
  readonly self?: BattleEffect
  readonly secondaries: readonly SecondaryEffect[]
  readonly sideCondition?: string
  readonly weather?: string
  readonly terrain?: string
  readonly pseudoWeather?: string
  readonly selfdestruct: boolean
  readonly thawsTarget: boolean
}

/** Whether a move costs its user the next turn: Hyper Beam. */
export function mustRecharge({ self }: BattleMove): boolean {
  return self?.volatileStatus === 'mustrecharge'
}

const variants = new WeakMap<BattleMove, Map<number, BattleMove>>()

/**
 * A move with another power, for one whose power grows: from hit to hit (Triple Axel), from use to use (Rage Fist, Fury
 * Cutter), or after a failure (Stomping Tantrum). The same object each time, so that its damage is remembered.
 */
export function withPower(move: BattleMove, basePower: number): BattleMove {
  if (basePower === move.basePower) return move
  const known = variants.get(move) ?? new Map<number, BattleMove>()
  const variant = known.get(basePower) ?? { ...move, basePower }
  variants.set(move, known.set(basePower, variant))
  return variant
}
