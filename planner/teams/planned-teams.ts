import type { Plan, TeamRole } from '@/battle/plan'
import {
  BEST_ATTACKERS,
  type ListedBuild,
  type RankedAttacker,
  type RankedSupport,
} from '@/lib/plans/raid-plans'
import type { RaidTeam, TeamRaider } from '@/lib/teams/raid-team'
import type { TeamSearch } from './team-search'

type ListSearch = Pick<TeamSearch, 'plans' | 'target' | 'isAllowed'>

const FULL_TEAM = 4

const MAX_PER_SHAPE = 6

/**
 * Returns teams of listed builds without an opening, most successful first: three attackers with each
 * support, four of an attacker, two of an attacker with two of a support. They outlast bosses that no
 * finishing move beats.
 */
export function plannedTeams(search: ListSearch): readonly RaidTeam[] {
  const { attackers, asFour, supports } = listedRaiders(search)
  const best = attackers.slice(0, BEST_ATTACKERS)
  const withSupport = supports.slice(0, MAX_PER_SHAPE).map((support) => [...best, support])
  const foursOfOne = asFour
    .slice(0, MAX_PER_SHAPE)
    .map((attacker) => Array<TeamRaider>(FULL_TEAM).fill(attacker))
  const pairs = asFour
    .slice(0, BEST_ATTACKERS)
    .flatMap((attacker) =>
      supports.slice(0, BEST_ATTACKERS).map((support) => [attacker, attacker, support, support]),
    )
  return [...withSupport, ...foursOfOne, ...pairs]
    .filter((raiders) => raiders.length === FULL_TEAM)
    .map((raiders) => ({ raiders, opening: [] }))
}

export function neighborTeams(search: TeamSearch, { raiders, opening }: RaidTeam): readonly RaidTeam[] {
  const { attackers, supports } = listedRaiders(search)
  const replacements = [...attackers, ...supports, ...search.supporters]
  return raiders.flatMap((_, slot) =>
    replacements.map((replacement) => ({ raiders: raiders.with(slot, replacement), opening })),
  )
}

interface Listed {
  /** In list order. The supports were measured with the first three. */
  readonly attackers: readonly TeamRaider[]
  readonly asFour: readonly TeamRaider[]
  /** By the win rate together with the first three attackers. */
  readonly supports: readonly TeamRaider[]
}

function listedRaiders({ plans, target, isAllowed }: ListSearch): Listed {
  const { attackers = [], supports = [] } = plans.get(target.teraType) ?? {}
  const allowed = attackers.filter(({ build }) => isAllowed(build.species))
  return {
    attackers: allowed.map(raiderAmongFour),
    asFour: allowed.toSorted((a, b) => b.group - a.group).map(raiderAmongFour),
    supports: supports.toSorted((a, b) => b.together - a.together).map(supporterOf),
  }
}

function raiderAmongFour({ build, groupPlan }: RankedAttacker): TeamRaider {
  return raiderOf(build, groupPlan, 'attacker')
}

function supporterOf({ build, plan }: RankedSupport): TeamRaider {
  return raiderOf(build, plan, 'support')
}

function raiderOf(build: ListedBuild, plan: Plan, role: TeamRole): TeamRaider {
  const { species, ability, teraType, nature, effortValues, item, moves } = build
  return { build: { species, ability, teraType, nature, effortValues, item, moves }, role, plan }
}
