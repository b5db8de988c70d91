import type { Plan } from '@/lib/battle/policy/plan'
import {
  BEST_ATTACKERS,
  type ListedBuild,
  type RankedAttacker,
  type RankedSupport,
} from '@/lib/plans/raid-plans'
import type { RaidTeam, TeamRaider, TeamRole } from '@/lib/teams/raid-team'
import type { TeamSearch } from './team-search'

/** Raiders of a full team. */
const FULL_TEAM = 4

/** How many of each kind of team are fought. */
const MOST = 6

/**
 * Teams without an opening, of whom `data/plans` lists: the best three attackers with each support, and four of each attacker,
 * those first that win most often there. They outlast a boss that no strike brings down.
 */
export function plannedTeams({ plans, target, isAllowed }: TeamSearch): readonly RaidTeam[] {
  const { attackers = [], supports = [] } = plans.get(target.teraType) ?? {}
  const counting = attackers.filter(({ build }) => isAllowed(build.species))
  const best = counting.slice(0, BEST_ATTACKERS).map(raiderAmongFour)
  const helped = supports
    .toSorted((one, other) => other.together - one.together)
    .slice(0, MOST)
    .map((support) => [...best, supporterOf(support)])
  const alike = counting
    .toSorted((one, other) => other.group - one.group)
    .slice(0, MOST)
    .map((attacker) => Array<TeamRaider>(FULL_TEAM).fill(raiderAmongFour(attacker)))
  const pairs = counting
    .toSorted((one, other) => other.group - one.group)
    .slice(0, BEST_ATTACKERS)
    .flatMap((attacker) =>
      supports.slice(0, BEST_ATTACKERS).map((support) => {
        const raider = raiderAmongFour(attacker)
        return [raider, raider, supporterOf(support), supporterOf(support)]
      }),
    )
  return [...helped, ...alike, ...pairs]
    .filter((raiders) => raiders.length === FULL_TEAM)
    .map((raiders) => ({ raiders, opening: [] }))
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
