import type { TypeName } from '@/data/vocabulary'
import type { Tally } from '@/lib/odds/tally'
import { groupFallsBehind } from '@/lib/plans/standing'
import { bestOf } from '@/planner/search/best-few'
import { everyPlan, memberOf, type Played } from '@/planner/search/played-line'
import type { Member, RaidBattles } from '@/planner/search/raid-battles'

/** An attacker as four of it play, and the tally of their battles. */
export interface Group {
  readonly member: Member
  readonly tally: Tally
}

/** Raiders of a full team. */
export const FULL_TEAM = 4

/** Battles that a plan is judged by: where four mostly lose, fewer tell nothing. */
const PLAN = 24

/**
 * Four of an attacker: with its plan, or with the best of all plans if they win clearly less often than it does alone. A
 * boss that falls fast raises its shield before the first Tera Orb is charged, and then boosts come too late or too early.
 */
export function groupOf(battles: RaidBattles, teraType: TypeName, member: Member, alone: Tally): Group {
  const fought = (one: Member): Group => ({
    member: one,
    tally: battles.settled(Array<Member>(FULL_TEAM).fill(one), teraType),
  })
  const asAlone = fought(member)
  if (!groupFallsBehind({ alone: alone.wins, group: asAlone.tally.wins })) return asAlone
  const scoreOf = (played: Played, least: number) => {
    const team = Array<Member>(FULL_TEAM).fill(memberOf(battles, played))
    return battles.glance(team, teraType, PLAN, least).score
  }
  const best = bestOf(everyPlan(member), scoreOf) ?? member
  const replanned = fought(memberOf(battles, best))
  return replanned.tally.wins > asAlone.tally.wins ? replanned : asAlone
}
