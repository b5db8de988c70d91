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

/** Battles per plan: with fewer, groups that mostly lose can't be compared. */
const PLAN_BATTLES = 24

export function fourOf(member: Member): readonly Member[] {
  return Array<Member>(FULL_TEAM).fill(member)
}

/**
 * Returns four of an attacker with its plan, or with the best plan if they win clearly less often than solo. A boss
 * that falls fast raises its shield before the first Tera Orb is full, so boosts are too late or too early.
 */
export function groupOf(battles: RaidBattles, teraType: TypeName, member: Member, alone: Tally): Group {
  const asAlone = fought(battles, teraType, member)
  const fallsBehind = groupFallsBehind({ alone: alone.wins, group: asAlone.tally.wins })
  return cheering(
    battles,
    teraType,
    fallsBehind ? replanned(battles, teraType, asAlone, allPlans(member)) : asAlone,
  )
}

export function groupAsFound(battles: RaidBattles, teraType: TypeName, member: Member): Group {
  return cheering(battles, teraType, fought(battles, teraType, member))
}

/** Adds a cheer that the four keep active in turn, if they win more often. */
function cheering(battles: RaidBattles, teraType: TypeName, group: Group): Group {
  if (group.tally.wins >= NEEDS_NO_CHEER) return group
  const { build, fighter, plan } = group.member
  const planned = cheeringPlans(fighter, plan).map((cheering) => ({ build, plan: cheering }))
  return healing(battles, teraType, replanned(battles, teraType, group, planned))
}

/** Searches the four's healing thresholds, unless they surely win. */
function healing(battles: RaidBattles, teraType: TypeName, group: Group): Group {
  const { wins } = group.tally
  if (wins === 0 || wins >= NEEDS_NO_CHEER) return group
  const best = withBestHealing(
    battles,
    group.member,
    (count) => (planned, least) =>
      battles.quickStats(fourOf(memberOf(battles, planned)), teraType, count, least).score,
  )
  const other = fought(battles, teraType, memberOf(battles, best))
  return other.tally.wins > wins ? other : group
}

function replanned(
  battles: RaidBattles,
  teraType: TypeName,
  group: Group,
  plans: readonly PlannedBuild[],
): Group {
  const scoreOf = (planned: PlannedBuild, least: number) =>
    battles.quickStats(fourOf(memberOf(battles, planned)), teraType, PLAN_BATTLES, least).score
  const best = pickBest(plans, scoreOf)
  const other = best ? fought(battles, teraType, memberOf(battles, best)) : group
  return other.tally.wins > group.tally.wins ? other : group
}

function fought(battles: RaidBattles, teraType: TypeName, member: Member): Group {
  return { member, tally: battles.preciseStats(fourOf(member), teraType) }
}
