import type { Build } from '@/battle/build'
import type { Plan, Rounds, TeamRole } from '@/battle/plan'
import type { TypeName } from '@/data/vocabulary'
import type { PlayedBuild } from '@/lib/plans/played-build'

export interface TeamRaider {
  readonly build: Build
  readonly role: TeamRole
  readonly plan: Plan
}

export interface RaidTeam {
  readonly raiders: readonly TeamRaider[]
  /** By round; empty for a team without an opening. */
  readonly opening: Rounds
}

/** Goals: the fastest win (`strike`), or the fewest faints and most HP left (`safe`). */
export const TEAM_AIMS = ['strike', 'safe'] as const

export type TeamAim = (typeof TEAM_AIMS)[number]

/** Results against one Tera type of a boss. */
export interface RankedTeam extends RaidTeam {
  readonly aim: TeamAim
  /** Whether the team has a legendary or mythical Pokémon. */
  readonly isRare: boolean
  /** In percent: the lowest of all tested conditions. */
  readonly chance: number
  /** Mean turns until a win at the usual turn speed; 0 if it never wins. */
  readonly turns: number
  /** Mean faints of all raiders in a battle at the usual turn speed. */
  readonly faints: number
  /** Lowest HP of any raider, in percent, at the 10th percentile; 0 if one faints. */
  readonly lowestHp: number
}

export interface KnownRaider extends TeamRaider {
  readonly build: PlayedBuild['build']
}

export interface KnownTeam extends RankedTeam {
  readonly raiders: readonly KnownRaider[]
}

export type KnownTeams = ReadonlyMap<TypeName, readonly KnownTeam[]>

/** Best results with three randoms. See `planner/teams/with-randoms.ts`. */
export interface BestWithRandoms {
  readonly species: string
  readonly chance: number
}

export type ByStrangers = ReadonlyMap<TypeName, BestWithRandoms>

export interface KnownGroups {
  readonly teams: KnownTeams
  readonly strangers: ByStrangers
}

export type BossTeams = ReadonlyMap<TypeName, readonly RankedTeam[]>
