import type { SideEffect, Status, Terrain, Weather, Who } from '@/battle/events'
import type { BossFighter, Fighter } from './fighter'
import type { Stages, Volatiles } from './terms'

/** What the boss and a raider have in common at a moment of the battle. All that damage depends on is here or in `fighter`. */
export interface Combatant {
  readonly who: Who
  readonly fighter: Fighter
  /** HP left. A boss's includes its multiplier. */
  readonly hp: number
  readonly maxHp: number
  readonly stages: Stages
  readonly status: Status | undefined
  /** Turns for which the status has lasted (bad poison) or will last (sleep). */
  readonly statusTurns: number
  /** A boss always is. */
  readonly terastallized: boolean
  /** Turns for which the ability is still off; 0 while it works, unless in gas. */
  readonly abilityOffFor: number
  /** Whether Neutralizing Gas keeps the ability off. */
  readonly inGas: boolean
  /** The ability, which moves (Skill Swap) may have changed. */
  readonly ability: string
  /** The item held; `undefined` once it is used up or knocked off. */
  readonly item: string | undefined
  readonly volatiles: Volatiles
  /** The index in `fighter.moves` of the move used last; -1 before the first. */
  readonly lastMove: number
  /** Whom that move was aimed at. */
  readonly lastTarget: Who
  /** Whether an Attack cheer works for it to the end, since it fainted under one; never for a boss. */
  readonly attackCheered: boolean
  /** The same of a Defense cheer. */
  readonly defenseCheered: boolean
  /**
   * Hits taken in this battle, for Rage Fist: each of several, those of allies too, but what a substitute took. A faint does
   * not end the count. Source: https://bulbapedia.bulbagarden.net/wiki/Rage_Fist_(move), and `timesAttacked` in @pkmn/sim.
   */
  readonly hitsTaken: number
  /** Abilities of its own that act once a battle and have acted (Intrepid Sword). A faint does not renew them. */
  readonly spentAbilities: readonly string[]
}

/** The boss at a moment of the battle. */
export interface BossState extends Combatant {
  readonly fighter: BossFighter
  readonly shield: Shield
  /** How many of the scripted actions, as the arena orders them, are done. One bit for each. */
  readonly actionsDone: number
}

/** The shield: not risen yet, up with HP left in its bar, or broken. */
export type Shield =
  | { readonly phase: 'ahead' | 'broken' }
  | { readonly phase: 'up'; readonly barLeft: number }

/** A raider at a moment of the battle. */
export interface RaiderState extends Combatant {
  /** 0 to 3: at 3 it can Terastallize. */
  readonly teraCharge: number
  /** Whether it fainted while Terastallized, after which it may not Terastallize again. */
  readonly teraSpent: boolean
  readonly cheersLeft: number
  readonly faints: number
  /** Turns until it is back after fainting; 0 while it fights. */
  readonly backIn: number
  readonly bond: Bond
  /** What binds the boss in its duel with this raider; it may be free in the others. */
  readonly bossBond: Bond
  /** Whether the boss loses its next move against this raider, since its shield broke. */
  readonly bossLosesMove: boolean
}

/** What binds someone's next action: a rampage, the second turn of an attack, recharging. */
export interface Bond {
  /** The index of the move that it has to use; -1 when it can use none. */
  readonly move: number
  /** Turns for which a rampage still lasts, this one counted, or 1 for recharging; 0 for the second turn of an attack. */
  readonly turns: number
}

/** Nothing binds. One object, so that engines can ask quickly. */
export const FREE: Bond = { move: -1, turns: 0 }

/** What binds someone that recharges, or loses a turn to Truant. */
export const PAUSE: Bond = { move: -1, turns: 1 }

/** One side of the field: turns left of each effect, 0 when it is not there. */
export type SideState = Readonly<Record<SideEffect, number>>

/** Attack or Defense cheers that work. */
export interface CheerState {
  readonly turns: number
  /** How many count: 0, 1, or more where an assumption lets them multiply. */
  readonly count: number
}

/** Weather, terrain and rooms, by the names of the damage calculator; turns left beside each. */
export interface FieldState {
  readonly weather: Weather | undefined
  readonly weatherTurns: number
  readonly terrain: Terrain | undefined
  readonly terrainTurns: number
  readonly trickRoom: number
  readonly gravity: number
  readonly magicRoom: number
  readonly wonderRoom: number
  /** Items that Magic Room keeps from working, the boss's first, then the raiders'; empty without it. */
  readonly itemsAside: readonly (string | undefined)[]
  readonly bossSide: SideState
  readonly raiderSide: SideState
  readonly attackCheer: CheerState
  readonly defenseCheer: CheerState
}

/** A battle between two turns. */
export interface BattleState {
  /** Turns played. */
  readonly turn: number
  /** Seconds that remain of the raid's time. */
  readonly secondsLeft: number
  readonly boss: BossState
  /** One to four. */
  readonly raiders: readonly RaiderState[]
  readonly field: FieldState
  /** The one that used a move last; `undefined` before the first. */
  readonly lastMoved: Who | undefined
}

/** What of a battle rules look at that only ask: a state has it, and so has a turn while it is played. */
export type Scene = Pick<BattleState, 'boss' | 'raiders' | 'field'>
