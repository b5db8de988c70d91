import type { TeamRole } from '@/battle/plan'
import { withUsefulMoves } from '@/lib/bring/moves-of-use'
import { attackerSteps, type PlanStep, supportSteps } from '@/lib/bring/plan-steps'
import { type PlannedRaid, played } from '@/lib/bring/planned-raid'
import type { SummaryPart } from '@/lib/bring/summary-line'
import type { BuildInRoles } from '@/lib/plans/raid-plans'
import { hasUnknownWinRates } from '@/lib/raid/figures'
import { type KnownRaider, type KnownTeam, TEAM_AIMS, type TeamAim } from '@/lib/teams/raid-team'
import { type OpeningTurn, openingOf } from './opening-turns'

export interface TeamSlot {
  readonly build: BuildInRoles
  readonly role: TeamRole
  readonly opening: readonly OpeningTurn[]
  /** Steps after the opening, or from the start without an opening. */
  readonly steps: readonly PlanStep[]
}

export type FoughtTeam = Omit<KnownTeam, 'aim' | 'isRare'>

/** A team on a page, without its aim. Figures as in `RankedTeam`. */
export interface TeamPlay extends Pick<FoughtTeam, 'chance' | 'turns' | 'faints' | 'lowestHp'> {
  readonly isSure: boolean
  readonly isUnknown: boolean
  readonly slots: readonly TeamSlot[]
}

export interface TeamSummary extends TeamPlay, Pick<KnownTeam, 'isRare'> {
  readonly aims: readonly TeamAim[]
}

/** Win rate in percent from which a team is reliable. Data files never round a win rate up to this. */
const SURE = 99

export function summarizeTeams(teams: readonly KnownTeam[], raid: PlannedRaid): TeamSummary[] {
  return listedTeams(teams).map(({ isRare, aims, ...team }) => ({ ...teamPlay(team, raid), isRare, aims }))
}

export type ListedTeam = Omit<KnownTeam, 'aim'> & Pick<TeamSummary, 'aims'>

/**
 * Returns the teams that a page lists. Teams that every player can get come first, then reliable teams, then higher win
 * rates. Removes a team if another team is as good in every figure; that team then has both aims.
 */
export function listedTeams(teams: readonly KnownTeam[]): ListedTeam[] {
  return teams
    .filter(
      (team, index) =>
        !teams.some(
          (otherTeam, otherIndex) => otherIndex !== index && replaces(otherTeam, team, otherIndex < index),
        ),
    )
    .map(({ aim: _, ...team }) => ({ ...team, aims: aimsOf(team, teams) }))
    .sort(byAvailabilityThenWins)
}

function replaces(replacement: Figures, team: Figures, isBefore: boolean): boolean {
  return isAsGood(replacement, team) && (isBefore || !isAsGood(team, replacement))
}

function aimsOf(team: Figures, teams: readonly KnownTeam[]): TeamAim[] {
  const equalled = teams.filter((candidate) => candidate.isRare === team.isRare && isAsGood(team, candidate))
  return TEAM_AIMS.filter((aim) => equalled.some((candidate) => candidate.aim === aim))
}

type Figures = Pick<KnownTeam, 'isRare' | 'chance' | 'turns' | 'faints' | 'lowestHp'>

function isAsGood(a: Figures, b: Figures): boolean {
  return (
    (b.isRare || !a.isRare) &&
    a.chance >= b.chance &&
    a.turns <= b.turns &&
    a.lowestHp >= b.lowestHp &&
    (a.lowestHp > 0 || a.faints <= b.faints)
  )
}

export function teamPlay(team: FoughtTeam, raid: PlannedRaid): TeamPlay {
  const { raiders, chance, turns, faints, lowestHp } = team
  return {
    ...{ chance, turns, faints, lowestHp },
    isSure: isSure(team),
    isUnknown: hasUnknownWinRates(raid.figures),
    slots: raiders.map((raider, index) => ({
      build: raider.build,
      role: raider.role,
      opening: openingOf(team, index),
      steps: stepsOf(raider, raid, raiders),
    })),
  }
}

function stepsOf(raider: KnownRaider, raid: PlannedRaid, raiders: readonly KnownRaider[]): PlanStep[] {
  const allies = raiders.map(({ build }) => build)
  const inUse = { ...raider, build: withUsefulMoves(raider.build, raid, undefined, allies) }
  return raider.role === 'attacker' ? attackerSteps(inUse, played(raid)) : supportSteps(inUse, played(raid))
}

// Sorting is stable: the fastest team stays before the safest.
function byAvailabilityThenWins(a: ListedTeam, b: ListedTeam): number {
  if (a.isRare !== b.isRare) return a.isRare ? 1 : -1
  if (isSure(a) && isSure(b)) return 0
  return b.chance - a.chance
}

function isSure({ chance }: Pick<KnownTeam, 'chance'>): boolean {
  return chance >= SURE
}

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

/** Up to this turn, players have no time to tell each other that an attack must come last. */
const SOON = 2

function needsVoice({ slots }: Pick<TeamPlay, 'slots'>): boolean {
  return slots.some(
    ({ opening }) =>
      opening.length <= SOON && opening.some((turn) => turn.kind === 'move' && turn.isAfterOthers),
  )
}
