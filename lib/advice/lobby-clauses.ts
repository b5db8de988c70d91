import type { RaidAction } from '@/data/rosters/rosters'
import type { BaseStats, Condition } from '@/data/shipped/shipped'
import type { ScriptedMove } from './action-advice'
import type { AttackMix } from './attack-mix'
import type { Moment, RaidTimeline } from './moments'

/** What the advice for a lobby depends on. */
export interface LobbyRaid extends RaidTimeline {
  /** Set where nobody has read its scripted actions: that the schedule has none says nothing then. */
  readonly isScriptUnread?: boolean
  /** Whether draining moves outlast it: see `TierRules`. */
  readonly isLong: boolean
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

/** One thing to do in a lobby or from the start. Moves and items have their names, species those of @pkmn/dex. */
export type LobbyClause =
  /** Wins alone, in percent of raids if the win rate is known. */
  | {
      readonly kind: 'bring'
      readonly species: string
      readonly percent: number | undefined
      readonly isUnboosted: boolean
    }
  /** Wins most raids with three unknown partners, in percent; perhaps clearly fewer than alone. */
  | {
      readonly kind: 'with strangers'
      readonly species: string
      readonly percent: number
      readonly isBetterAlone: boolean
    }
  /** Nobody wins half of the raids with three unknown partners. */
  | { readonly kind: 'strangers lose'; readonly better: BetterThanStrangers }
  /** The win rate with three unknown partners is not known. */
  | { readonly kind: 'not known' }
  | { readonly kind: 'nobody wins alone' | 'draining move' }
  | { readonly kind: 'needs no boost'; readonly species: string }
  /** Boosts are ignored by its ability, end by a move of the boss, or last, since it never clears them. */
  | { readonly kind: 'boosts ignored' | 'boosts last' }
  | { readonly kind: 'boosts end'; readonly move: string }
  /** Boosting after some moments, or at once, and again after others. */
  | {
      readonly kind: 'boost'
      readonly after: readonly Moment[]
      readonly again: readonly Moment[]
      readonly ifNotUnaware: boolean
    }
  | {
      readonly kind: 'answer'
      readonly answer: Answer
      readonly move: string
      /** What the move does to players, if that is a condition. */
      readonly inflicts: Condition | undefined
      readonly at: readonly Moment[]
    }
  | { readonly kind: 'terastallize before'; readonly drain: Moment }
  /** Bringing what withstands most of the damage. */
  | { readonly kind: 'bulk'; readonly stat: 'Defense' | 'Sp. Def' }
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
  | { readonly kind: 'support'; readonly species: string; readonly move: string }
  /** Bringing a team of four, and who of it strikes in which turn. */
  | { readonly kind: 'team'; readonly species: readonly string[]; readonly percent: number | undefined }
  | { readonly kind: 'team strikes'; readonly species: string; readonly turn: number }

/** With whom one enters a raid: nobody, strangers of an online lobby, or friends who agree on roles. */
export const COMPANIES = ['alone', 'strangers', 'friends'] as const

/** With whom one enters a raid. */
export type Company = (typeof COMPANIES)[number]
