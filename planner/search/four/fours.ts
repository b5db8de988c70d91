import { firstOfEach } from '@/lib/first-of-each'
import type { AttackLine } from '@/planner/candidates/attack-lines'
import { kindOf } from '@/planner/creatures/contenders'
import type { RaidTarget } from '@/planner/raids/raid-target'
import type { Shared } from '@/planner/search/attackers'
import { bestFew, type Scoring } from '@/planner/search/best-few'
import {
  memberOf,
  type Played,
  withBestKit,
  withBestPlan,
  withBestSpread,
} from '@/planner/search/played-line'
import type { Member } from '@/planner/search/raid-battles'
import { FULL_TEAM } from './group'

/** How far the search looks: how many go on from each of its steps. */
const BREADTH = { promising: 4000, glanced: 600, planned: 200, equipped: 80, refined: 40 }

/** Battles that each step judges by. */
const GLANCE = 2
const PLAN = 4
const REFINE = 8
const CLOSER = 24

/** Four of one. */
export function fourOf(member: Member): readonly Member[] {
  return Array<Member>(FULL_TEAM).fill(member)
}

/**
 * The attackers of which four win a raid best, each creature once, the best first: for a raid that nobody wins alone, in which
 * one must not outlast the boss, but four have to bring it down. As for one alone, the better go on from step to step, but
 * every battle is one of four.
 */
export function bestFours(
  { battles, firstPass }: Pick<Shared, 'battles' | 'firstPass'>,
  raid: RaidTarget,
  lines: readonly AttackLine[],
): Member[] {
  const scoreAfter =
    (count: number): Scoring<Played> =>
    (played, least) =>
      battles.glance(fourOf(memberOf(battles, played)), raid.teraType, count, least).score
  const seen = firstPass.best(lines, raid, BREADTH)
  const planned = bestFew(seen, BREADTH.planned, scoreAfter(GLANCE)).map((entrant) =>
    withBestPlan(battles, entrant, scoreAfter(PLAN)),
  )
  const equipped = bestFew(planned, BREADTH.equipped, scoreAfter(PLAN)).map((entrant) =>
    withBestKit(battles, entrant, scoreAfter(PLAN), scoreAfter(REFINE)),
  )
  const refined = bestFew(equipped, BREADTH.refined, scoreAfter(REFINE)).map((entrant) => {
    const spread = withBestSpread(entrant, scoreAfter(REFINE), scoreAfter(CLOSER))
    return withBestPlan(battles, spread, scoreAfter(REFINE), scoreAfter(CLOSER))
  })
  const inOrder = bestFew(refined, refined.length, scoreAfter(CLOSER))
  return firstOfEach(inOrder, ({ build }) => kindOf(build.species)).map((played) => memberOf(battles, played))
}
