import { attackerTypes } from '@/data/shipped/attacker-types'
import type { MoveRole, TypeName } from '@/data/vocabulary'
import type { AttackKind, BuildSearch } from '@/lib/bring/search/build-search'
import { filterAttackers, filterSupports } from '@/lib/bring/search/search-builds'
import { movesFor } from '@/lib/plans/played-build'
import {
  BEST_ATTACKERS,
  type BossPlans,
  type BuildInRoles,
  COMMON_ORIGINS,
  type ListedBuild,
  type RaidPlans,
  type RankedAttacker,
  type RankedSupport,
} from '@/lib/plans/raid-plans'
import { hasUnknownWinRates } from '@/lib/raid/figures'
import type { Owned } from '@/lib/storage/marks'
import type { BestWithRandoms, KnownGroups } from '@/lib/teams/raid-team'
import { attackKind } from './attack-kind'
import { withUsefulMoves } from './moves-of-use'
import {
  attackerSteps,
  groupStep,
  movesNamedIn,
  neverTerastallizes,
  type PlanStep,
  supportSteps,
} from './plan-steps'
import { type PlannedRaid, played } from './planned-raid'
import {
  NOT_KNOWN,
  nobodyWinsAlone,
  type ResultSummary,
  summarizeAttacker,
  summarizeCommonAttacker,
  summarizeCommonSupport,
  summarizeSupport,
  winsUnboosted,
} from './result-summary'
import { summarizeTeams, type TeamSummary } from './team/team-summary'
import { againstMost } from './tera-types/against-most'
import { type FirstPick, firstPicks } from './tera-types/first-picks'
import { type HitMultipliers, hitMultipliers, type Threatening, type Threats, threatsTo } from './threats'

export interface Recommended extends ResultSummary {
  /** Only has the moves that the steps name. */
  readonly build: ListedBuild
  readonly role: AttackKind | 'support'
  readonly move: string
  /** `undefined` if no move of the boss hurts the build. */
  readonly threats: Threats | undefined
  readonly steps: readonly PlanStep[]
  readonly multipliers?: HitMultipliers | undefined
  readonly groupStep?: PlanStep | undefined
}

export interface Recommendations {
  readonly attackers: readonly Recommended[]
  readonly supports: readonly Recommended[]
  readonly nobodyWinsAlone: boolean
  /** Whether no support helps the best three of these attackers; false without attackers. */
  readonly needsNoSupport: boolean
  readonly teams?: readonly TeamSummary[]
  readonly strangers?: BestWithRandoms | undefined
  /** A reliable species without boosts or debuffs; `undefined` without a Tera type. */
  readonly unboosted: string | undefined
  readonly picks?: readonly FirstPick[]
}

/** As many as in a data file for one Tera type. */
const MAX_ATTACKERS = 12
const MAX_SUPPORTS = 6

/**
 * Returns the recommended attackers and supports for a raid and a search. Without a Tera type, returns the species in
 * the most lists of the boss's Tera types.
 *
 * @param owned the visitor's species, for the filter `mine`
 */
export function whatToBring(
  plans: BossPlans,
  raid: PlannedRaid,
  search: BuildSearch,
  owned: Owned,
): Recommendations {
  const { teraType } = raid
  const against = [...plans].filter(([type]) => !teraType || type === teraType)
  const attackers = new Map(
    against.map(([type, { attackers }]) => [type, filterAttackers(attackers, search, owned)]),
  )
  const supportLists = against.map(
    ([type, plansAgainst]) => [type, usefulSupports(plansAgainst, raid)] as const,
  )
  const supports = new Map(supportLists.map(([type, list]) => [type, filterSupports(list, search, owned)]))
  const choices = attackerChoices(attackers, teraType)
  const isUnknown = hasUnknownWinRates(raid.figures)
  return {
    attackers: choices.map((choice) => recommendedAttacker(choice, raid)),
    supports: supportChoices(supports, teraType).map((choice) => recommendedSupport(choice, raid)),
    nobodyWinsAlone: !isUnknown && nobodyWinsAlone([...attackers.values()].flat()),
    needsNoSupport: choices.length > 0 && supportLists.every(([, list]) => list.length === 0),
    unboosted: teraType && !isUnknown ? winsUnboosted(attackers.get(teraType) ?? []) : undefined,
    ...(!teraType && { picks: firstPicks(plans, raid.figures) }),
  }
}

/**
 * Returns the teams against a raid, and the best attacker with randoms, if known. Empty without a Tera type, because
 * each Tera type has its own teams.
 */
export function teamsToBring(
  groups: KnownGroups | undefined,
  raid: PlannedRaid,
): Pick<Recommendations, 'teams' | 'strangers'> {
  const { teraType } = raid
  const teams = teraType && groups?.teams.get(teraType)
  if (!groups || !teraType || !teams) return {}
  const strangers = hasUnknownWinRates(raid.figures) ? undefined : groups.strangers.get(teraType)
  return { teams: summarizeTeams(teams, raid), strangers }
}

interface Choice<T> extends ResultSummary {
  readonly ranked: T
}

type Lists<T> = ReadonlyMap<TypeName, readonly T[]>

function attackerChoices(
  lists: Lists<RankedAttacker>,
  teraType: TypeName | undefined,
): Choice<RankedAttacker>[] {
  if (teraType) return (lists.get(teraType) ?? []).map((ranked) => ({ ranked, ...summarizeAttacker(ranked) }))
  const common = againstMost(lists).slice(0, MAX_ATTACKERS)
  return common.map((choice) => ({ ranked: choice.usual, ...summarizeCommonAttacker(choice) }))
}

function supportChoices(
  lists: Lists<UsefulSupport>,
  teraType: TypeName | undefined,
): Choice<UsefulSupport>[] {
  if (teraType) return (lists.get(teraType) ?? []).map((ranked) => ({ ranked, ...summarizeSupport(ranked) }))
  const common = againstMost(lists).slice(0, MAX_SUPPORTS)
  return common.map((choice) => ({ ranked: choice.usual, ...summarizeCommonSupport(choice) }))
}

const ATTACKS = ['attack', 'weakening attack'] as const
const HELP = ['help', 'field', 'debuff', 'heal', 'weakening attack', 'boost'] as const

function recommendedAttacker({ ranked, ...results }: Choice<RankedAttacker>, raid: PlannedRaid): Recommended {
  const inUse = { ...ranked, build: withUsefulMoves(ranked.build, raid) }
  const steps = attackerSteps(inUse, played(raid))
  const inGroup = groupStep(inUse, played(raid))
  const build = withMovesOf([...steps, inGroup ?? []], ranked.build)
  const types = attackerTypes[build.species]
  return {
    ...recommendation(build, firstMove(inUse.build, ATTACKS), raid),
    ...knownResults(results, raid),
    role: attackKind(ranked.build),
    multipliers: types && hitMultipliers(build, types, !neverTerastallizes(steps), raid),
    steps,
    groupStep: inGroup,
  }
}

interface UsefulSupport extends RankedSupport {
  readonly inUse: BuildInRoles
}

function usefulSupports({ supports, attackers }: RaidPlans, raid: PlannedRaid): UsefulSupport[] {
  const bestAttackers = attackers
    .filter(({ build }) => COMMON_ORIGINS.has(build.origin))
    .slice(0, BEST_ATTACKERS)
  const helped = bestAttackers.map(({ build }) => build)
  return supports
    .map((support) => ({ ...support, inUse: withUsefulMoves(support.build, raid, helped) }))
    .filter(({ inUse }) => firstMove(inUse, HELP) !== undefined)
}

function recommendedSupport({ ranked, ...results }: Choice<UsefulSupport>, raid: PlannedRaid): Recommended {
  const { inUse, plan } = ranked
  const steps = supportSteps({ build: inUse, plan }, played(raid))
  return {
    ...recommendation(withMovesOf(steps, ranked.build), firstMove(inUse, HELP), raid),
    ...knownResults(results, raid),
    role: 'support',
    steps,
  }
}

function withMovesOf(steps: readonly PlanStep[], build: ListedBuild): ListedBuild {
  const namedMoves = steps.flat().flatMap(movesNamedIn)
  const isNamed = (_: unknown, index: number) => namedMoves.includes(build.moves[index] ?? '')
  const { moves, learned, roles } = build
  return {
    ...build,
    moves: moves.filter(isNamed),
    learned: learned.filter(isNamed),
    roles: roles.filter(isNamed),
  }
}

function knownResults(results: ResultSummary, { figures }: PlannedRaid): ResultSummary {
  return hasUnknownWinRates(figures) ? NOT_KNOWN : results
}

function recommendation(build: ListedBuild, move: string | undefined, raid: Threatening) {
  return {
    build,
    move: move ?? build.moves[0] ?? '',
    threats: threatsTo(build, raid),
  }
}

function firstMove(build: BuildInRoles, roles: readonly MoveRole[]): string | undefined {
  return roles.flatMap((role) => movesFor(build, role))[0]
}
