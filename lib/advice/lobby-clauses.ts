import type { RaidAction } from '@/data/rosters/rosters'
import type { BaseStats, Condition } from '@/data/shipped/shipped'
import type { ScriptedMove } from './action-advice'
import type { AttackMix } from './attack-mix'
import type { Moment, RaidTimeline } from './moments'

export interface LobbyRaid extends RaidTimeline {
  /** Set if the scripted actions are unknown, so that an empty schedule means nothing. */
  readonly isScriptUnread?: boolean
  /** Keys of the possible abilities. If there is only one, the boss always has it. */
  readonly abilities: readonly string[]
  readonly baseStats: Pick<BaseStats, 'defense' | 'specialdefense'>
  readonly attackMix?: AttackMix | undefined
  readonly moves: readonly string[]
  readonly scripted: (action: RaidAction) => ScriptedMove | undefined
}

export interface BossAbility<T extends string> {
  readonly key: T
  readonly isCertain: boolean
}

export type BackfiringAbility = 'defiant' | 'competitive' | 'contrary' | 'mirrorarmor' | 'magicbounce'

export interface TakenAbility extends BossAbility<BackfiringAbility | 'unaware'> {
  readonly by: string
}

export type Counter = 'heal cheer' | 'Mental Herb' | 'Haze' | 'Clear Smog' | 'Brick Break' | 'Psychic Fangs'

export type BetterLobby = 'alone' | 'with friends'

/** Moves, items and species have their names in @pkmn/dex. */
export type LobbyTip =
  | { readonly kind: 'nobody wins alone' }
  /** The attacker wins clearly less often with randoms than solo. */
  | { readonly kind: 'better alone' }
  | { readonly kind: 'strangers lose'; readonly better: BetterLobby; readonly isHopeless: boolean }
  | { readonly kind: 'boosts ignored' }
  | { readonly kind: 'boosts end'; readonly move: string }
  | {
      readonly kind: 'answer'
      readonly answer: Counter
      readonly move: string
      readonly inflicts: Condition | undefined
      readonly at: readonly Moment[]
    }
  | { readonly kind: 'do not weaken'; readonly ability: BossAbility<BackfiringAbility> }
  /** Don't attack until a teammate has used the debuff. `after` has the resets before it, at least one. */
  | { readonly kind: 'hold attacks'; readonly after: readonly Moment[]; readonly debuff: string }
  /**
   * Lower the boss's stats until the shield is up. If its ability prevents that, a player removes the ability first.
   */
  | {
      readonly kind: 'debuff'
      readonly move: string
      readonly after: readonly Moment[]
      readonly takes?: TakenAbility | undefined
    }
  | { readonly kind: 'screen'; readonly move: string }
  | { readonly kind: 'four attackers' }

export const LOBBY_TYPES = ['alone', 'strangers', 'friends'] as const

export type LobbyType = (typeof LOBBY_TYPES)[number]
