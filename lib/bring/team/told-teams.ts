import { movesOfUse } from '@/lib/bring/moves-of-use'
import { attackerSteps, type PlanStep, supportSteps } from '@/lib/bring/plan-steps'
import { type PlannedRaid, played } from '@/lib/bring/planned-raid'
import type { BuildInRoles } from '@/lib/plans/raid-plans'
import { hasUnknownWinRates } from '@/lib/raid/figures'
import type { KnownRaider, KnownTeam, TeamAim, TeamRole } from '@/lib/teams/raid-team'
import { type OpeningTurn, openingOf } from './opening-turns'

/** A raider of a team: what it is, what it does first, and what afterwards. */
export interface TeamSlot {
  readonly build: BuildInRoles
  readonly role: TeamRole
  /** What it does in each turn of the opening; empty where the team has none. */
  readonly opening: readonly OpeningTurn[]
  /** What it does once the opening is over, or from the start. */
  readonly steps: readonly PlanStep[]
}

/** A team with the results of its battles, whatever it is for. */
export type FoughtTeam = Omit<KnownTeam, 'aim' | 'isRare'>

/** A team as it is told, whatever it is for. Its figures are those of `RankedTeam`. */
export interface ToldPlay extends Pick<FoughtTeam, 'chance' | 'turns' | 'faints' | 'lowestHp'> {
  /** Whether it wins in 99% and more under every condition, so that it may be counted on. */
  readonly isSure: boolean
  /** Whether its figures say little: see `hasUnknownWinRates`. */
  readonly isUnknown: boolean
  readonly slots: readonly TeamSlot[]
}

/** A team of ours as a page tells it. */
export interface ToldTeam extends ToldPlay, Pick<KnownTeam, 'isRare'> {
  /** What it is the best for: both where the same team is. */
  readonly aims: readonly TeamAim[]
}

/** The chance from which a team counts as sure, in percent: files round no chance up to it. */
const SURE = 99

/**
 * The teams against a raid as its page tells them: the one to bring first, which every player has, and which is sure if one
 * is. A team that is the best for both aims is told once.
 */
export function toldTeams(teams: readonly KnownTeam[], raid: PlannedRaid): ToldTeam[] {
  const distinct = new Map<string, ToldTeam>()
  for (const team of inToldOrder(teams)) {
    const key = keyOf(team)
    const aims = [...(distinct.get(key)?.aims ?? []), team.aim]
    distinct.set(key, distinct.get(key) ? { ...told(team, raid), aims } : told(team, raid))
  }
  return [...distinct.values()]
}

/** The teams against a raid in the order of its page: what every player has first, and of that what is sure. */
export function inToldOrder(teams: readonly KnownTeam[]): readonly KnownTeam[] {
  return [...teams].sort(byStanding)
}

function keyOf({ raiders, opening }: KnownTeam): string {
  return JSON.stringify([raiders, opening])
}

function told(team: KnownTeam, raid: PlannedRaid): ToldTeam {
  return { ...toldPlay(team, raid), isRare: team.isRare, aims: [team.aim] }
}

/** How a team fares against a raid, and what each of it does. */
export function toldPlay(team: FoughtTeam, raid: PlannedRaid): ToldPlay {
  const { raiders, chance, turns, faints, lowestHp } = team
  return {
    ...{ chance, turns, faints, lowestHp },
    isSure: isSure(team),
    isUnknown: hasUnknownWinRates(raid.figures),
    slots: raiders.map((raider, place) => ({
      build: raider.build,
      role: raider.role,
      opening: openingOf(team, place),
      steps: stepsOf(raider, raid, raiders),
    })),
  }
}

function stepsOf(raider: KnownRaider, raid: PlannedRaid, raiders: readonly KnownRaider[]): PlanStep[] {
  const allies = raiders.map(({ build }) => build)
  const inUse = { ...raider, build: movesOfUse(raider.build, raid, undefined, allies) }
  return raider.role === 'attacker' ? attackerSteps(inUse, played(raid)) : supportSteps(inUse, played(raid))
}

// Sorting keeps the order of the file among equals: the strike before the safe one.
function byStanding(one: KnownTeam, other: KnownTeam): number {
  if (one.isRare !== other.isRare) return one.isRare ? 1 : -1
  if (isSure(one) && isSure(other)) return 0
  return other.chance - one.chance
}

function isSure({ chance }: Pick<KnownTeam, 'chance'>): boolean {
  return chance >= SURE
}
