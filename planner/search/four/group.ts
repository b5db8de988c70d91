import { cheeringPlans, NEEDS_NO_CHEER } from '@/battle/odds/cheering-plans'
import type { Tally } from '@/battle/odds/tally'
import { groupFallsBehind } from '@/battle/win-rates'
import type { TypeName } from '@/data/vocabulary'
import { withBestHealing } from '@/planner/search/again/best-healing'
import { allPlans, memberOf, type PlannedBuild } from '@/planner/search/planned-build'
import type { Member, RaidBattles } from '@/planner/search/raid-battles'
import { pickBest } from '@/planner/search/top-n'

export interface Group {
  readonly member: Member
  readonly tally: Tally
}

const FULL_TEAM = 4

/** With fewer battles per plan, groups that mostly lose can't be compared. */
const PLAN_BATTLES = 24

export function fourOf(member: Member): readonly Member[] {
  return Array<Member>(FULL_TEAM).fill(member)
}

/**
 * Returns four of an attacker with its plan, or with the best plan if they win clearly less often than
 * solo. Four bring a boss down fast, so it raises its shield before the first Tera Orb is full, and
 * boosts are too late or too early.
 */
export function groupOf(battles: RaidBattles, teraType: TypeName, member: Member, alone: Tally): Group {
  const withSoloPlan = fightAsFour(battles, teraType, member)
  const isWorse = groupFallsBehind({ alone: alone.wins, group: withSoloPlan.tally.wins })
  return withCheers(
    battles,
    teraType,
    isWorse ? withBetterPlan(battles, teraType, withSoloPlan, allPlans(member)) : withSoloPlan,
  )
}

export function groupWithPlan(battles: RaidBattles, teraType: TypeName, member: Member): Group {
  return withCheers(battles, teraType, fightAsFour(battles, teraType, member))
}

/** Adds a cheer that the four keep active in turn, if they win more often with it. */
function withCheers(battles: RaidBattles, teraType: TypeName, group: Group): Group {
  if (group.tally.wins >= NEEDS_NO_CHEER) return group
  const { build, fighter, plan } = group.member
  const plans = cheeringPlans(fighter, plan).map((cheeringPlan) => ({ build, plan: cheeringPlan }))
  return withHealing(battles, teraType, withBetterPlan(battles, teraType, group, plans))
}

function withHealing(battles: RaidBattles, teraType: TypeName, group: Group): Group {
  const { wins } = group.tally
  if (wins === 0 || wins >= NEEDS_NO_CHEER) return group
  const best = withBestHealing(
    battles,
    group.member,
    (count) => (build, minScore) =>
      battles.quickStats(fourOf(memberOf(battles, build)), teraType, count, minScore).score,
  )
  const healed = fightAsFour(battles, teraType, memberOf(battles, best))
  return healed.tally.wins > wins ? healed : group
}

function withBetterPlan(
  battles: RaidBattles,
  teraType: TypeName,
  group: Group,
  plans: readonly PlannedBuild[],
): Group {
  const scoreOf = (build: PlannedBuild, minScore: number) =>
    battles.quickStats(fourOf(memberOf(battles, build)), teraType, PLAN_BATTLES, minScore).score
  const best = pickBest(plans, scoreOf)
  const replanned = best ? fightAsFour(battles, teraType, memberOf(battles, best)) : group
  return replanned.tally.wins > group.tally.wins ? replanned : group
}

function fightAsFour(battles: RaidBattles, teraType: TypeName, member: Member): Group {
  return { member, tally: battles.preciseStats(fourOf(member), teraType) }
}
