import type { TypeName } from '@/data/vocabulary'
import type { RaidTimeline } from '@/lib/advice/moments'
import type { AttackKind, BuildSearch } from '@/lib/bring/search/build-search'
import { wantedAttackers, wantedSupports } from '@/lib/bring/search/search-builds'
import { movesFor, type PlayedBuild } from '@/lib/plans/played-build'
import type { BossPlans, ListedBuild, MoveRole, RankedAttacker, RankedSupport } from '@/lib/plans/raid-plans'
import type { BestWithStrangers, KnownGroups } from '@/lib/teams/raid-team'
import { againstMost } from './against-most'
import { attackKind } from './attack-kind'
import {
  attackerFares,
  commonAttackerFares,
  commonSupportFares,
  type Fares,
  nobodyWinsAlone,
  supportFares,
  winsUnboosted,
} from './figures'
import type { Owned } from './owned'
import { attackerSteps, groupStep, type PlanStep, type PlayedRaid, supportSteps } from './plan-steps'
import { type ToldTeam, toldTeams } from './team/told-teams'
import { type Threatening, type Threats, threatsTo } from './threats'

/** A build that is recommended: what it is for, how it fares and how it is played. */
export interface Recommended extends Fares {
  readonly build: ListedBuild
  readonly role: AttackKind | 'support'
  /** The name of the move that it wins by. */
  readonly move: string
  /** What threatens it; `undefined` where nothing does. */
  readonly threats: Threats | undefined
  readonly steps: readonly PlanStep[]
  /** What four of it do otherwise than one. */
  readonly groupStep?: PlanStep | undefined
}

/** What to bring to a raid, the best first. */
export interface Recommendations {
  readonly attackers: readonly Recommended[]
  readonly supports: readonly Recommended[]
  /** See `nobodyWinsAlone`. */
  readonly nobodyWinsAlone: boolean
  /** Whether no support makes the best three of these attackers win more surely or clearly sooner; false without any. */
  readonly needsNoSupport: boolean
  /** Teams of four, the one to bring first; not set where none is known. */
  readonly teams?: readonly ToldTeam[]
  /** Of what every player has: who fares best beside three unknown partners. */
  readonly strangers?: BestWithStrangers | undefined
  /** See `winsUnboosted`; `undefined` without a Tera type. */
  readonly unboosted: string | undefined
}

/** What is to know of a raid to say what to bring. */
export interface PlannedRaid extends Threatening {
  /** By percent, from 100% down. */
  readonly actions: RaidTimeline['schedule']
  readonly figures: Pick<RaidTimeline, 'timeLimit' | 'shield'>
}

/** As many as a file has for one Tera type. */
const MOST_ATTACKERS = 12
const MOST_SUPPORTS = 6

/**
 * What to bring to a raid, of what a visitor wants listed. Without a Tera type it is what stands in most of the 18 lists, as
 * many as one list has.
 *
 * @param owned what the visitor has, for a search among that
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
    against.map(([type, { attackers }]) => [type, wantedAttackers(attackers, search, owned)]),
  )
  const supports = new Map(
    against.map(([type, { supports }]) => [type, wantedSupports(supports, search, owned)]),
  )
  const chosen = attackerChoices(attackers, teraType)
  return {
    attackers: chosen.map((choice) => recommendedAttacker(choice, raid)),
    supports: supportChoices(supports, teraType).map((choice) => recommendedSupport(choice, raid)),
    nobodyWinsAlone: nobodyWinsAlone([...attackers.values()].flat()),
    needsNoSupport: chosen.length > 0 && against.every(([, { supports }]) => supports.length === 0),
    unboosted: teraType && winsUnboosted(attackers.get(teraType) ?? []),
  }
}

/**
 * The teams against a raid, and who fares best beside strangers, where that is known; nothing without a Tera type, of which
 * they are made.
 */
export function teamsToBring(
  groups: KnownGroups | undefined,
  raid: PlannedRaid,
): Pick<Recommendations, 'teams' | 'strangers'> {
  const { teraType } = raid
  const teams = teraType && groups?.teams.get(teraType)
  if (!groups || !teraType || !teams) return {}
  return { teams: toldTeams(teams, played(raid)), strangers: groups.strangers.get(teraType) }
}

/** An attacker or support with the results of its battles. */
interface Choice<Ranked> extends Fares {
  readonly ranked: Ranked
}

type Lists<Ranked> = ReadonlyMap<TypeName, readonly Ranked[]>

function attackerChoices(
  lists: Lists<RankedAttacker>,
  teraType: TypeName | undefined,
): Choice<RankedAttacker>[] {
  if (teraType) return (lists.get(teraType) ?? []).map((ranked) => ({ ranked, ...attackerFares(ranked) }))
  const common = againstMost(lists).slice(0, MOST_ATTACKERS)
  return common.map((choice) => ({ ranked: choice.usual, ...commonAttackerFares(choice) }))
}

function supportChoices(
  lists: Lists<RankedSupport>,
  teraType: TypeName | undefined,
): Choice<RankedSupport>[] {
  if (teraType) return (lists.get(teraType) ?? []).map((ranked) => ({ ranked, ...supportFares(ranked) }))
  const common = againstMost(lists).slice(0, MOST_SUPPORTS)
  return common.map((choice) => ({ ranked: choice.usual, ...commonSupportFares(choice) }))
}

const ATTACKS = ['attack', 'weakening attack'] as const
const HELP = ['help', 'field', 'debuff', 'heal', 'weakening attack', 'boost'] as const

function recommendedAttacker({ ranked, ...fares }: Choice<RankedAttacker>, raid: PlannedRaid): Recommended {
  return {
    ...recommended(ranked, ATTACKS, raid),
    ...fares,
    role: attackKind(ranked.build),
    steps: attackerSteps(ranked, played(raid)),
    groupStep: groupStep(ranked, played(raid)),
  }
}

function recommendedSupport({ ranked, ...fares }: Choice<RankedSupport>, raid: PlannedRaid): Recommended {
  return {
    ...recommended(ranked, HELP, raid),
    ...fares,
    role: 'support',
    steps: supportSteps(ranked, played(raid)),
  }
}

function recommended({ build }: PlayedBuild<ListedBuild>, winsBy: readonly MoveRole[], raid: Threatening) {
  return {
    build,
    move: winsBy.flatMap((role) => movesFor(build, role))[0] ?? build.moves[0] ?? '',
    threats: threatsTo(build, raid),
  }
}

/** A raid as steps are told for it. */
export function played({ actions, figures, teraType }: PlannedRaid): PlayedRaid {
  return { timeLimit: figures.timeLimit, schedule: actions, shield: figures.shield, teraType }
}
