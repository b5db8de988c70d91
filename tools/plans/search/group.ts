import type { Tally } from '@/lib/odds/tally'
import type { RaidTarget } from '@/tools/plans/raid/raid-target'
import { memberOf, type Played, withBestPlan } from './entrant'
import type { Member, RaidBattles } from './raid-battles'

/** An attacker as four of it play, and what their battles came to. */
interface Group {
  readonly member: Member
  readonly tally: Tally
}

interface Search {
  readonly battles: RaidBattles
  readonly target: RaidTarget
}

/** Raiders of a full team. */
const FULL_TEAM = 4
/** Four that win less often than one by more than this, as a share, are given a plan of their own. */
const FALLS_BEHIND = 0.1
/** Battles that such a plan is judged by. */
const PLAN = 4

/**
 * Four of an attacker: with its plan, or with one of their own if they win clearly less often than it does alone. A boss that
 * falls fast raises its shield before the first Tera Orb is charged, and then boosts come too late or too early.
 */
export function groupOf({ battles, target }: Search, member: Member, alone: Tally): Group {
  const fought = (one: Member): Group => ({
    member: one,
    tally: battles.settled(Array<Member>(FULL_TEAM).fill(one), target.teraType),
  })
  const asAlone = fought(member)
  if (asAlone.tally.wins >= alone.wins - FALLS_BEHIND) return asAlone
  const scoreOf = (played: Played, least: number) => {
    const team = Array<Member>(FULL_TEAM).fill(memberOf(battles, played))
    return battles.glance(team, target.teraType, PLAN, least).score
  }
  const replanned = fought(memberOf(battles, withBestPlan(battles, member, scoreOf)))
  return replanned.tally.wins > asAlone.tally.wins ? replanned : asAlone
}
