import type { RaidAction } from '@/data/rosters/rosters'
import type { BaseStats, Condition } from '@/data/shipped/shipped'
import type { ScriptedMove } from './action-advice'
import type { AttackMix } from './attack-mix'
import type { Moment, RaidTimeline } from './moments'

/** Raid data that advice for a lobby depends on. */
export interface LobbyRaid extends RaidTimeline {
  /** Set if the scripted actions are unknown, so that an empty schedule means nothing. */
  readonly isScriptUnread?: boolean
  /** The keys of the abilities that the boss may have; a single key is certain. */
  readonly abilities: readonly string[]
  readonly baseStats: Pick<BaseStats, 'defense' | 'specialdefense'>
  /** The category of most of the boss's damage; not set if the boss has no attacks. */
  readonly attackMix?: AttackMix | undefined
  /** The keys of all the boss's moves. */
  readonly moves: readonly string[]
  /** Returns the move of an action with its effects; `undefined` for an action without a move. */
  readonly scripted: (action: RaidAction) => ScriptedMove | undefined
}

/** An ability that a boss always has, or may have. */
export interface BossAbility<Key extends string> {
  readonly key: Key
  readonly isCertain: boolean
}

/** Abilities that punish players who lower the boss's stats. */
export type BackfiringAbility = 'defiant' | 'competitive' | 'contrary' | 'mirrorarmor' | 'magicbounce'

/** An ability that players take from the boss. */
export interface TakenAbility extends BossAbility<BackfiringAbility | 'unaware'> {
  /** The move that takes the ability. */
  readonly by: string
}

/** A cheer, item or move that players keep ready for a scripted move. */
export type Answer = 'heal cheer' | 'Mental Herb' | 'Haze' | 'Clear Smog' | 'Brick Break' | 'Psychic Fangs'

/** Better company than strangers. */
export type BetterThanStrangers = 'alone' | 'with friends'

/** Advice that is special to a raid, next to the builds of its plan. Moves, items and species are named as in @pkmn/dex. */
export type LobbyClause =
  | { readonly kind: 'nobody wins alone' }
  /** Randoms win less often than the attacker does solo, or less than half of the raids. */
  | { readonly kind: 'better alone' }
  | { readonly kind: 'strangers lose'; readonly better: BetterThanStrangers; readonly isHopeless: boolean }
  /** Boosts are ignored by its ability, or end by a move of the boss. */
  | { readonly kind: 'boosts ignored' }
  | { readonly kind: 'boosts end'; readonly move: string }
  | {
      readonly kind: 'answer'
      readonly answer: Answer
      readonly move: string
      /** The condition that the move inflicts on players, if any. */
      readonly inflicts: Condition | undefined
      readonly at: readonly Moment[]
    }
  | { readonly kind: 'do not weaken'; readonly ability: BossAbility<BackfiringAbility> }
  /** Attacking only after a debuff, which lasts from one of these moments on. Has at least one moment. */
  | { readonly kind: 'hold attacks'; readonly after: readonly Moment[]; readonly debuff: string }
  /** Lowering the boss's stats until the shield. If the boss's ability prevents that, a player takes it first. */
  | {
      readonly kind: 'debuff'
      readonly move: string
      readonly after: readonly Moment[]
      readonly takes?: TakenAbility | undefined
    }
  | { readonly kind: 'screen'; readonly move: string }
  | { readonly kind: 'four attackers' }

/** Company of a player in a raid: nobody, strangers from an online lobby, or friends who agree on roles. */
export const COMPANIES = ['alone', 'strangers', 'friends'] as const

export type Company = (typeof COMPANIES)[number]
