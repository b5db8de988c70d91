import { firstOfEach } from '@/lib/first-of-each'
import type { AttackLine } from '@/planner/candidates/attack-options'
import { kindOf } from '@/planner/creatures/usable-species'
import type { RaidTarget } from '@/planner/raids/raid-target'
import type { Shared } from '@/planner/search/attackers'
import { lineSearch } from '@/planner/search/line-search'
import { memberOf, type Played } from '@/planner/search/planned-build'
import type { Member } from '@/planner/search/raid-battles'
import { CLOSER, refined } from '@/planner/search/refined'
import { bestFew, type Scoring } from '@/planner/search/top-n'
import { fourOf } from './group'

/** How far the search looks: how many go on from each of its steps. */
const BREADTH = { promising: 4000, glanced: 600, planned: 200, equipped: 80, refined: 40 }

/** Battles that a first look of four judges by. */
const GLANCE = 2

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
  const entered = bestFew(firstPass.best(lines, raid, BREADTH), BREADTH.planned, scoreAfter(GLANCE))
  const searched = refined(entered, lineSearch(battles), scoreAfter, BREADTH)
  const inOrder = bestFew(searched, searched.length, scoreAfter(CLOSER))
  return firstOfEach(inOrder, ({ build }) => kindOf(build.species)).map((played) => memberOf(battles, played))
}
