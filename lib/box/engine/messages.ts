import type { Build } from '@/battle/build'
import type { BattleLog } from '@/battle/events'
import type { Plan, Rounds, TeamRole } from '@/battle/plan'
import type { BuildResults } from '@/battle/win-rates'
import type { MoveRole, Region, Tier, TypeName } from '@/data/vocabulary'
import type { RankedTeam } from '@/lib/teams/raid-team'

/** Without base path. */
export const ENGINE_FILE = '/battle-engine.js'

// No schema: page and engine are from the same build.

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

export type SoloRequest = FightRequest | LogRequest

export interface FindTeamRequest {
  readonly task: 'find team'
  readonly raid: RequestedRaid
  /** `locked` is the index of the Pokémon that the player has already chosen. */
  readonly boxes: readonly { readonly builds: readonly Build[]; readonly locked?: number | undefined }[]
  readonly seed: number
}

export type EngineRequest = SoloRequest | FindTeamRequest

/** Members are in the order of the boxes. Results as in `RankedTeam`. */
export interface FoundTeam extends Pick<RankedTeam, 'chance' | 'turns' | 'faints' | 'lowestHp'> {
  readonly members: readonly {
    readonly place: number
    readonly role: TeamRole
    readonly plan: Plan
    readonly roles: readonly MoveRole[]
  }[]
  readonly opening: Rounds
}

/** `place` is the build's index in the request. `share` is the finished share of the search, 0 to 1. */
export type EngineResponse =
  | { readonly kind: 'fought'; readonly place: number; readonly fought: BuildResults }
  | { readonly kind: 'log'; readonly battle: BattleLog }
  | { readonly kind: 'searched'; readonly share: number }
  | { readonly kind: 'team found'; readonly team: FoundTeam }
  | { readonly kind: 'done' }
