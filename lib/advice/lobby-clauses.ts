import type { RaidAction } from '@/data/rosters/rosters'
import type { BaseStats, Condition } from '@/data/shipped/shipped'
import type { ScriptedMove } from './action-advice'
import type { AttackMix } from './attack-mix'
import type { Moment, RaidTimeline } from './moments'

/** What the advice for a lobby depends on. */
export interface LobbyRaid extends RaidTimeline {
  /** Set where nobody has read its scripted actions: that the schedule has none says nothing then. */
  readonly isScriptUnread?: boolean
  /** The keys of the abilities that the boss may have; one for an ability that it always has. */
  readonly abilities: readonly string[]
  readonly baseStats: Pick<BaseStats, 'defense' | 'specialdefense'>
  /** The category of most of its damage; not set when it has no attacks. */
  readonly attackMix?: AttackMix | undefined
  /** The keys of all its moves. */
  readonly moves: readonly string[]
  /** The move of an action, with its effects; `undefined` for an action that uses none. */
  readonly scripted: (action: RaidAction) => ScriptedMove | undefined
}

/** An ability that a boss has always, or perhaps. */
export interface BossAbility<Key extends string> {
  readonly key: Key
  readonly isCertain: boolean
}

/** The abilities that turn against those who weaken the boss. */
export type BackfiringAbility = 'defiant' | 'competitive' | 'contrary' | 'mirrorarmor' | 'magicbounce'

/** An ability that is taken from the boss, and the move that takes it. */
export interface TakenAbility extends BossAbility<BackfiringAbility | 'unaware'> {
  readonly by: string
}

/** What is ready for a scripted move: a cheer, an item or a move. */
export type Answer = 'heal cheer' | 'Mental Herb' | 'Haze' | 'Clear Smog' | 'Brick Break' | 'Psychic Fangs'

/** How a raid is better entered than with strangers. */
export type BetterThanStrangers = 'alone' | 'with friends'

/**
 * Advice that is special to a raid, beside the builds that its plan shows. Moves and items have their names, species those
 * of @pkmn/dex.
 */
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
      /** What the move does to players, if that is a condition. */
      readonly inflicts: Condition | undefined
      readonly at: readonly Moment[]
    }
  | { readonly kind: 'do not weaken'; readonly ability: BossAbility<BackfiringAbility> }
  /** Attacking only after a debuff, which counts below some HP: at least one moment. */
  | { readonly kind: 'hold attacks'; readonly after: readonly Moment[]; readonly debuff: string }
  /** Lowering its stats until the shield, with its ability taken first where that is in the way. */
  | {
      readonly kind: 'debuff'
      readonly move: string
      readonly after: readonly Moment[]
      readonly takes?: TakenAbility | undefined
    }
  | { readonly kind: 'screen'; readonly move: string }
  | { readonly kind: 'four attackers' }

/** With whom one enters a raid: nobody, strangers of an online lobby, or friends who agree on roles. */
export const COMPANIES = ['alone', 'strangers', 'friends'] as const

/** With whom one enters a raid. */
export type Company = (typeof COMPANIES)[number]
