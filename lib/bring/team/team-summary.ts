import type { TeamRole } from '@/battle/plan'
import { movesOfUse } from '@/lib/bring/moves-of-use'
import { attackerSteps, type PlanStep, supportSteps } from '@/lib/bring/plan-steps'
import { type PlannedRaid, played } from '@/lib/bring/planned-raid'
import type { SummaryPart } from '@/lib/bring/summary-line'
import type { BuildInRoles } from '@/lib/plans/raid-plans'
import { hasUnknownWinRates } from '@/lib/raid/figures'
import { type KnownRaider, type KnownTeam, TEAM_AIMS, type TeamAim } from '@/lib/teams/raid-team'
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
export interface TeamPlay extends Pick<FoughtTeam, 'chance' | 'turns' | 'faints' | 'lowestHp'> {
  /** Whether it wins in 99% and more under every condition, so that it may be counted on. */
  readonly isSure: boolean
  /** Whether its figures say little: see `hasUnknownWinRates`. */
  readonly isUnknown: boolean
  readonly slots: readonly TeamSlot[]
}

/** A team of ours as a page tells it. */
export interface TeamSummary extends TeamPlay, Pick<KnownTeam, 'isRare'> {
  /** What it is the best for: both where the same team is. */
  readonly aims: readonly TeamAim[]
}

/** The chance from which a team counts as sure, in percent: files round no chance up to it. */
const SURE = 99

/** The teams against a raid as its page tells them, in the order of `listedTeams`. */
export function summarizeTeams(teams: readonly KnownTeam[], raid: PlannedRaid): TeamSummary[] {
  return listedTeams(teams).map(({ isRare, aims, ...team }) => ({ ...teamPlay(team, raid), isRare, aims }))
}

/** A team that a page lists, with everything that it is best for. */
export type ListedTeam = Omit<KnownTeam, 'aim'> & Pick<TeamSummary, 'aims'>

/**
 * The teams against a raid that a page lists. First comes a team that every player has, and that is sure to win if such a
 * team exists. The page leaves out a team if another is as good in every figure; that other counts as best for both aims.
 */
export function listedTeams(teams: readonly KnownTeam[]): ListedTeam[] {
  return teams
    .filter((team, place) => !teams.some((other, at) => at !== place && replaces(other, team, at < place)))
    .map(({ aim: _, ...team }) => ({ ...team, aims: aimsOf(team, teams) }))
    .sort(byAvailabilityThenWins)
}

function replaces(one: Figures, other: Figures, isBefore: boolean): boolean {
  return isAsGood(one, other) && (isBefore || !isAsGood(other, one))
}

function aimsOf(team: Figures, teams: readonly KnownTeam[]): TeamAim[] {
  const matched = teams.filter((other) => other.isRare === team.isRare && isAsGood(team, other))
  return TEAM_AIMS.filter((aim) => matched.some((other) => other.aim === aim))
}

type Figures = Pick<KnownTeam, 'isRare' | 'chance' | 'turns' | 'faints' | 'lowestHp'>

/** Whether a team is as easy to get as another, and at least as good in every figure on the page. */
function isAsGood(one: Figures, other: Figures): boolean {
  return (
    (other.isRare || !one.isRare) &&
    one.chance >= other.chance &&
    one.turns <= other.turns &&
    one.lowestHp >= other.lowestHp &&
    (one.lowestHp > 0 || one.faints <= other.faints)
  )
}

/** How a team fares against a raid, and what each of it does. */
export function teamPlay(team: FoughtTeam, raid: PlannedRaid): TeamPlay {
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
function byAvailabilityThenWins(one: ListedTeam, other: ListedTeam): number {
  if (one.isRare !== other.isRare) return one.isRare ? 1 : -1
  if (isSure(one) && isSure(other)) return 0
  return other.chance - one.chance
}

function isSure({ chance }: Pick<KnownTeam, 'chance'>): boolean {
  return chance >= SURE
}

/** How a team, or a lone player, fares: the chance, and how long it takes. */
export function teamOutcome({
  chance,
  isSure,
  isUnknown,
  turns,
  slots,
}: Pick<TeamPlay, 'chance' | 'isSure' | 'isUnknown' | 'turns' | 'slots'>): SummaryPart[] {
  if (isUnknown) return [{ kind: 'not known' }]
  const asTeam = isSure ? 'wins' : 'best found'
  return [
    { kind: slots.length === 1 ? 'wins solo' : asTeam, percent: chance },
    ...(turns > 0 ? [{ kind: 'turns', turns } as const] : []),
  ]
}

/** A team at a glance: how it fares, and how safe it is: how low HP fall, or how often one faints. */
export function teamSummaryLine({ faints, lowestHp, ...team }: TeamPlay): SummaryPart[] {
  if (team.isUnknown) return teamOutcome(team)
  return [
    ...teamOutcome(team),
    ...(lowestHp > 0
      ? [{ kind: 'lowest HP', percent: lowestHp } as const]
      : faints > 0
        ? [{ kind: 'faints', faints } as const]
        : []),
    ...(needsVoice(team) ? [{ kind: 'needs voice' } as const] : []),
  ]
}

/** Turns within which a strike that comes after the others leaves no time to write to each other. */
const SOON = 2

function needsVoice({ slots }: Pick<TeamPlay, 'slots'>): boolean {
  return slots.some(
    ({ opening }) =>
      opening.length <= SOON && opening.some((turn) => turn.kind === 'move' && turn.isAfterOthers),
  )
}
