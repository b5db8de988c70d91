import type { SideEffect, Status, Terrain, Weather, Who } from '@/battle/events'
import type { BossFighter, Fighter } from './fighter'
import type { Stages, Volatiles } from './terms'

/** State of the boss or of a raider. Damage depends only on this and on `fighter`. */
export interface Combatant {
  readonly who: Who
  readonly fighter: Fighter
  /** A boss's HP includes its multiplier. */
  readonly hp: number
  readonly maxHp: number
  readonly stages: Stages
  readonly status: Status | undefined
  /** Turns since bad poison began, or turns of sleep left. */
  readonly statusTurns: number
  readonly terastallized: boolean
  /** Turns until the ability works again; 0 if it works. Ignores Neutralizing Gas. */
  readonly abilityOffFor: number
  readonly inGas: boolean
  readonly ability: string
  readonly item: string | undefined
  readonly volatiles: Volatiles
  /** Index in `fighter.moves` of the last used move; -1 before the first. */
  readonly lastMove: number
  readonly lastTarget: Who
  /** Whether an Attack cheer lasts until the battle ends, since the raider fainted under it. */
  readonly attackCheered: boolean
  readonly defenseCheered: boolean
  /**
   * Hits taken in this battle, for Rage Fist. Counts each of several hits and allies' hits, not hits on a substitute.
   * Fainting doesn't reset it. Source: https://bulbapedia.bulbagarden.net/wiki/Rage_Fist_(move), and `timesAttacked`
   * in @pkmn/sim.
   */
  readonly hitsTaken: number
  /** Once-per-battle abilities that have already activated (Intrepid Sword). Fainting doesn't renew them. */
  readonly spentAbilities: readonly string[]
}

export interface BossState extends Combatant {
  readonly fighter: BossFighter
  readonly shield: Shield
  /** Bit set of the scripted actions that are done, in the arena's order. */
  readonly actionsDone: number
}

/** The shield hasn't risen yet (`ahead`), is up with HP left in its bar, or is broken. */
export type Shield =
  | { readonly phase: 'ahead' | 'broken' }
  | { readonly phase: 'up'; readonly barLeft: number }

export interface RaiderState extends Combatant {
  readonly teraCharge: number
  /** Whether it fainted while Terastallized, so that it can't Terastallize again. */
  readonly teraSpent: boolean
  readonly cheersLeft: number
  readonly faints: number
  /** Turns until it returns after fainting; 0 while it fights. */
  readonly backIn: number
  readonly bond: Bond
  /** The boss's bond against this raider; against other raiders it may be free. */
  readonly bossBond: Bond
  /** Whether the boss loses its next move against this raider, since its shield broke. */
  readonly bossLosesMove: boolean
}

/** Reason why a fighter can't choose its next action: a rampage, the second turn of an attack, recharging. */
export interface Bond {
  /** Index of the forced move; -1 if it can't use any. */
  readonly move: number
  /** Turns left of a rampage, this turn included; 1 for recharging; 0 for the second turn of an attack. */
  readonly turns: number
}

/** One shared object, so that rules can compare by identity. */
export const FREE: Bond = { move: -1, turns: 0 }

export const PAUSE: Bond = { move: -1, turns: 1 }

/** Turns left of each effect on one side of the field; 0 if it isn't active. */
export type SideState = Readonly<Record<SideEffect, number>>

export interface CheerState {
  readonly turns: number
  /** Number of active cheers. More than 1 only if an assumption lets cheers stack. */
  readonly count: number
}

/** Weather and terrain have names of the damage calculator. Numbers are turns left. */
export interface FieldState {
  readonly weather: Weather | undefined
  readonly weatherTurns: number
  readonly terrain: Terrain | undefined
  readonly terrainTurns: number
  readonly trickRoom: number
  readonly gravity: number
  readonly magicRoom: number
  readonly wonderRoom: number
  /** Items that Magic Room suppresses: the boss's, then each raider's. Empty without Magic Room. */
  readonly itemsAside: readonly (string | undefined)[]
  readonly bossSide: SideState
  readonly raiderSide: SideState
  readonly attackCheer: CheerState
  readonly defenseCheer: CheerState
}

export interface BattleState {
  readonly turn: number
  readonly secondsLeft: number
  readonly boss: BossState
  readonly raiders: readonly RaiderState[]
  readonly field: FieldState
  readonly lastMoved: Who | undefined
}

/** Read-only view of a battle. Both `BattleState` and a turn in progress satisfy it. */
export type Scene = Pick<BattleState, 'boss' | 'raiders' | 'field'>
