import { cheeringPlans, NEEDS_NO_CHEER } from '@/battle/odds/cheering-plans'
import type { Tally } from '@/battle/odds/tally'
import { groupFallsBehind } from '@/battle/win-rates'
import type { TypeName } from '@/data/vocabulary'
import { withBestHealing } from '@/planner/search/again/best-healing'
import { allPlans, memberOf, type PlannedBuild } from '@/planner/search/planned-build'
import type { Member, RaidBattles } from '@/planner/search/raid-battles'
import { pickBest } from '@/planner/search/top-n'

/** An attacker as four of it play, and the tally of their battles. */
export interface Group {
  readonly member: Member
  readonly tally: Tally
}

/** Raiders of a full team. */
const FULL_TEAM = 4

/** Battles that a plan is judged by: where four mostly lose, fewer tell nothing. */
const PLAN_BATTLES = 24

/** Four of one. */
export function fourOf(member: Member): readonly Member[] {
  return Array<Member>(FULL_TEAM).fill(member)
}

/**
 * Four of an attacker: with its plan, or with the best of all plans if they win clearly less often than it does alone. A
 * boss that falls fast raises its shield before the first Tera Orb is charged, and then boosts come too late or too early.
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

/** Four with the plan that was found for them. */
export function groupAsFound(battles: RaidBattles, teraType: TypeName, member: Member): Group {
  return cheering(battles, teraType, fought(battles, teraType, member))
}

/** Four that do not surely win, with a cheer that they keep up in turn if so they win more often. */
function cheering(battles: RaidBattles, teraType: TypeName, group: Group): Group {
  if (group.tally.wins >= NEEDS_NO_CHEER) return group
  const { build, fighter, plan } = group.member
  const planned = cheeringPlans(fighter, plan).map((cheering) => ({ build, plan: cheering }))
  return healing(battles, teraType, replanned(battles, teraType, group, planned))
}

/** Four that do not surely win, with the percentages of HP below which they heal best. */
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

/** Four by the best of some plans, or as they are where they win more often so. */
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
