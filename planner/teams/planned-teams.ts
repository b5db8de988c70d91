import type { Plan, TeamRole } from '@/battle/plan'
import {
  BEST_ATTACKERS,
  type ListedBuild,
  type RankedAttacker,
  type RankedSupport,
} from '@/lib/plans/raid-plans'
import type { RaidTeam, TeamRaider } from '@/lib/teams/raid-team'
import type { TeamSearch } from './team-search'

/** Who is listed against a Tera type of a boss, and who counts of them. */
type Planned = Pick<TeamSearch, 'plans' | 'target' | 'isAllowed'>

/** Raiders of a full team. */
const FULL_TEAM = 4

/** How many of each kind of team are fought. */
const MOST = 6

/**
 * Teams without an opening, of whom `data/plans` lists: the best three attackers with each support, four of each attacker, and
 * two of one with two supports; those first that win most often there. They outlast a boss that no strike brings down.
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

/** Teams that differ from one by a raider: one of those that are listed, or a curated support, in its place. */
export function neighborTeams(search: TeamSearch, { raiders, opening }: RaidTeam): readonly RaidTeam[] {
  const { attackers, supports } = listedRaiders(search)
  const others = [...attackers, ...supports, ...search.supporters]
  return raiders.flatMap((_, place) =>
    others.map((other) => ({ raiders: raiders.with(place, other), opening })),
  )
}

interface Listed {
  /** In the order of their list, whose first three its supports were measured with. */
  readonly attackers: readonly TeamRaider[]
  /** The same, those first of whom four win most often. */
  readonly asFour: readonly TeamRaider[]
  /** Those first with whom the three win most often. */
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

// Without what lists say of a build beside it.
function raiderOf(build: ListedBuild, plan: Plan, role: TeamRole): TeamRaider {
  const { species, ability, teraType, nature, effortValues, item, moves } = build
  return { build: { species, ability, teraType, nature, effortValues, item, moves }, role, plan }
}
