import type { Build } from '@/battle/build'
import type { BattleLog } from '@/battle/events'
import type { Plan, Rounds, TeamRole } from '@/battle/plan'
import type { Fought } from '@/battle/win-rates'
import type { MoveRole, Region, Tier, TypeName } from '@/data/vocabulary'
import type { RankedTeam } from '@/lib/teams/raid-team'

// Page and engine are of the same build, so their messages need no schema.

/** The raid that an order is about. */
export interface RequestedRaid {
  readonly tier: Tier
  readonly region: Region
  readonly boss: string
  readonly teraType: TypeName
}

interface FightRequest {
  readonly task: 'fight'
  readonly raid: RequestedRaid
  readonly builds: readonly Build[]
}

interface LogRequest {
  readonly task: 'tell'
  readonly raid: RequestedRaid
  readonly build: Build
  readonly plan: Plan
  readonly seed: number
}

/** An order about builds that each go alone, or with three of their own kind. */
export type SoloRequest = FightRequest | LogRequest

/** An order to choose who goes together. */
export interface FindTeamRequest {
  readonly task: 'gather'
  readonly raid: RequestedRaid
  /** The box of each player, one to four, and the place in it of the Pokémon that is to come, where that is settled. */
  readonly boxes: readonly { readonly builds: readonly Build[]; readonly locked?: number | undefined }[]
  readonly seed: number
}

/**
 * What the engine is asked to do: to fight with some builds, to tell one battle of a build, or to choose who of several boxes
 * goes.
 */
export type EngineRequest = SoloRequest | FindTeamRequest

/** A team out of players' boxes, one of each in their order, with its figures as `RankedTeam` has them. */
export interface FoundTeam extends Pick<RankedTeam, 'chance' | 'turns' | 'faints' | 'lowestHp'> {
  readonly members: readonly {
    /** Its place in its player's box. */
    readonly place: number
    readonly role: TeamRole
    readonly plan: Plan
    /** The role of each of its moves. */
    readonly roles: readonly MoveRole[]
  }[]
  readonly opening: Rounds
}

/**
 * What the engine says: how one of the builds fared, by its place in the order; a battle, told turn by turn; how far its search
 * has come, as a share, and whom it chose; that it is done.
 */
export type Answer =
  | { readonly kind: 'fought'; readonly place: number; readonly fought: Fought }
  | { readonly kind: 'told'; readonly battle: BattleLog }
  | { readonly kind: 'searched'; readonly share: number }
  | { readonly kind: 'gathered'; readonly team: FoundTeam }
  | { readonly kind: 'done' }
