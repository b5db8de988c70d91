import type { Build } from '@/battle/build'
import type { Plan, Rounds, TeamRole } from '@/battle/plan'
import type { TypeName } from '@/data/vocabulary'
import type { PlayedBuild } from '@/lib/plans/played-build'

/** A raider of a team: what it is, and how it is played after the opening. */
export interface TeamRaider {
  readonly build: Build
  readonly role: TeamRole
  readonly plan: Plan
}

/** Four builds that meet a boss together, and what they do first. */
export interface RaidTeam {
  /** In the order of their slots. */
  readonly raiders: readonly TeamRaider[]
  /** What they do first, round by round. Empty for a team without an opening. */
  readonly opening: Rounds
}

/** What a team is for: to bring the boss down soonest (`strike`), or with the fewest faints and most HP left (`safe`). */
export const TEAM_AIMS = ['strike', 'safe'] as const

/** What a team is for. */
export type TeamAim = (typeof TEAM_AIMS)[number]

/** A team against one Tera type of a boss, with the results of its battles. */
export interface RankedTeam extends RaidTeam {
  readonly aim: TeamAim
  /** Whether one of it is legendary or mythical, so that not every player has it. */
  readonly isRare: boolean
  /** Chance to win in percent, the lowest of all conditions under which it was fought. */
  readonly chance: number
  /** Turns until it wins at the usual pace, mean; 0 where it never does. */
  readonly turns: number
  /** Faints of all its raiders in a battle at the usual pace, mean. */
  readonly faints: number
  /** The lowest that the HP of one of it falls in the worst tenth of battles, in percent; 0 where one faints. */
  readonly lowestHp: number
}

/** A raider of a team as its file has it: with what its moves are for, which a page tells its steps by. */
export interface KnownRaider extends TeamRaider {
  readonly build: PlayedBuild['build']
}

/** A team as its file has it. */
export interface KnownTeam extends RankedTeam {
  readonly raiders: readonly KnownRaider[]
}

/** The teams against a boss as its file has them, by its Tera type. */
export type KnownTeams = ReadonlyMap<TypeName, readonly KnownTeam[]>

/** Who of the attackers of `data/plans` fares best beside three unknown partners. See `planner/teams/strangers.ts`. */
export interface BestWithStrangers {
  readonly species: string
  /** Chance to win in percent. */
  readonly chance: number
}

/** Who fares best beside strangers, by the Tera type of a boss. */
export type ByStrangers = ReadonlyMap<TypeName, BestWithStrangers>

/** What the file of a boss's teams tells of those who enter its raids together. */
export interface KnownGroups {
  readonly teams: KnownTeams
  readonly strangers: ByStrangers
}

/** The teams against a boss, by its Tera type. */
export type BossTeams = ReadonlyMap<TypeName, readonly RankedTeam[]>
