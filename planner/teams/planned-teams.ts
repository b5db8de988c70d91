import type { Plan, TeamRole } from '@/battle/plan'
import {
  BEST_ATTACKERS,
  type ListedBuild,
  type RankedAttacker,
  type RankedSupport,
} from '@/lib/plans/raid-plans'
import type { RaidTeam, TeamRaider } from '@/lib/teams/raid-team'
import type { TeamSearch } from './team-search'

type Planned = Pick<TeamSearch, 'plans' | 'target' | 'isAllowed'>

const FULL_TEAM = 4

const MOST = 6

/**
 * Returns teams without an opening from the listed builds: three attackers with each support, four of an attacker,
 * two of one with two supports. The most successful first. They outlast bosses that no finishing move brings down.
 */
export function plannedTeams(search: Planned): readonly RaidTeam[] {
  const { attackers, asFour, supports } = listedRaiders(search)
  const best = attackers.slice(0, BEST_ATTACKERS)
  const helped = supports.slice(0, MOST).map((support) => [...best, support])
  const alike = asFour.slice(0, MOST).map((attacker) => Array<TeamRaider>(FULL_TEAM).fill(attacker))
  const pairs = asFour
    .slice(0, BEST_ATTACKERS)
    .flatMap((attacker) =>
      supports.slice(0, BEST_ATTACKERS).map((support) => [attacker, attacker, support, support]),
    )
  return [...helped, ...alike, ...pairs]
    .filter((raiders) => raiders.length === FULL_TEAM)
    .map((raiders) => ({ raiders, opening: [] }))
}

/** Returns teams with one raider replaced by a listed build or a curated support. */
export function neighborTeams(search: TeamSearch, { raiders, opening }: RaidTeam): readonly RaidTeam[] {
  const { attackers, supports } = listedRaiders(search)
  const others = [...attackers, ...supports, ...search.supporters]
  return raiders.flatMap((_, place) =>
    others.map((other) => ({ raiders: raiders.with(place, other), opening })),
  )
}

interface Listed {
  /** In list order: the supports were measured with the first three. */
  readonly attackers: readonly TeamRaider[]
  /** Sorted by the win rate of four. */
  readonly asFour: readonly TeamRaider[]
  /** Sorted by the win rate of the first three attackers with each. */
  readonly supports: readonly TeamRaider[]
}

function listedRaiders({ plans, target, isAllowed }: Planned): Listed {
  const { attackers = [], supports = [] } = plans.get(target.teraType) ?? {}
  const counting = attackers.filter(({ build }) => isAllowed(build.species))
  return {
    attackers: counting.map(raiderAmongFour),
    asFour: counting.toSorted((one, other) => other.group - one.group).map(raiderAmongFour),
    supports: supports.toSorted((one, other) => other.together - one.together).map(supporterOf),
  }
}

function raiderAmongFour({ build, groupPlan }: RankedAttacker): TeamRaider {
  return raiderOf(build, groupPlan, 'attacker')
}

function supporterOf({ build, plan }: RankedSupport): TeamRaider {
  return raiderOf(build, plan, 'support')
}

// Without what lists say about a build besides.
function raiderOf(build: ListedBuild, plan: Plan, role: TeamRole): TeamRaider {
  const { species, ability, teraType, nature, effortValues, item, moves } = build
  return { build: { species, ability, teraType, nature, effortValues, item, moves }, role, plan }
}
