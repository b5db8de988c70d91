import { firstOfEach } from '@/lib/first-of-each'
import type { AttackOption } from '@/planner/candidates/attack-options'
import { kindOf } from '@/planner/creatures/usable-species'
import type { RaidTarget } from '@/planner/raids/raid-target'
import type { Shared } from '@/planner/search/attackers'
import { optionSearch } from '@/planner/search/plan-cache'
import { memberOf, type PlannedBuild } from '@/planner/search/planned-build'
import type { Member } from '@/planner/search/raid-battles'
import { FINAL_BATTLES, refined } from '@/planner/search/refined'
import { type Scoring, topN } from '@/planner/search/top-n'
import { fourOf } from './group'

/** How far the search looks: how many go on from each of its steps. */
const LIMITS = { maxScreened: 4000, maxShortlisted: 600, maxPlanned: 200, maxEquipped: 80, maxRefined: 40 }

/** Battles that a first look of four judges by. */
const SCREENING_BATTLES = 2

/**
 * The attackers of which four win a raid best, each creature once, the best first: for a raid that nobody wins alone, in which
 * one must not outlast the boss, but four have to bring it down. As for one alone, the better go on from step to step, but
 * every battle is one of four.
 */
export function bestFours(
  { battles, firstPass }: Pick<Shared, 'battles' | 'firstPass'>,
  raid: RaidTarget,
  options: readonly AttackOption[],
): Member[] {
  const scoreAfter =
    (count: number): Scoring<PlannedBuild> =>
    (planned, least) =>
      battles.quickStats(fourOf(memberOf(battles, planned)), raid.teraType, count, least).score
  const shortlisted = topN(
    firstPass.best(options, raid, LIMITS),
    LIMITS.maxPlanned,
    scoreAfter(SCREENING_BATTLES),
  )
  const searched = refined(shortlisted, optionSearch(battles), scoreAfter, LIMITS)
  const inOrder = topN(searched, searched.length, scoreAfter(FINAL_BATTLES))
  return firstOfEach(inOrder, ({ build }) => kindOf(build.species)).map((planned) =>
    memberOf(battles, planned),
  )
}
