import type { Build } from '@/battle/build'
import type { BattleLog } from '@/battle/events'
import type { Plan, Rounds, TeamRole } from '@/battle/plan'
import type { Fought } from '@/battle/win-rates'
import type { MoveRole, Region, Tier, TypeName } from '@/data/vocabulary'
import type { RankedTeam } from '@/lib/teams/raid-team'

/** The path of the engine, the program that fights battles, without base path. */
export const ENGINE_FILE = '/battle-engine.js'

// Page and engine are of the same build, so their messages need no schema.

/** The raid that a request is about. */
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
  readonly task: 'log'
  readonly raid: RequestedRaid
  readonly build: Build
  readonly plan: Plan
  readonly seed: number
}

/** A request about builds that each go alone, or with three of their own kind. */
export type SoloRequest = FightRequest | LogRequest

/** A request to choose a team from players' boxes. */
export interface FindTeamRequest {
  readonly task: 'find team'
  readonly raid: RequestedRaid
  /** The box of each player, one to four. `locked` is the place of the Pokémon that the player brings, if that is settled. */
  readonly boxes: readonly { readonly builds: readonly Build[]; readonly locked?: number | undefined }[]
  readonly seed: number
}

/** A request to the engine: to fight with builds, to log one battle of a build, or to choose a team from boxes. */
export type EngineRequest = SoloRequest | FindTeamRequest

/** A team from players' boxes, one Pokémon of each in their order. Its results are those of `RankedTeam`. */
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
 * An answer of the engine: the results of a build, by its place in the request; the log of a battle; how far its search has
 * come, as a share; the team that it chose; or that it is done.
 */
export type Answer =
  | { readonly kind: 'fought'; readonly place: number; readonly fought: Fought }
  | { readonly kind: 'log'; readonly battle: BattleLog }
  | { readonly kind: 'searched'; readonly share: number }
  | { readonly kind: 'team found'; readonly team: FoundTeam }
  | { readonly kind: 'done' }
