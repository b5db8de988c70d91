import { firstOfEach } from '@/lib/first-of-each'
import type { AttackOption } from '@/planner/candidates/attack-options'
import { kindOf } from '@/planner/creatures/usable-species'
import type { RaidTarget } from '@/planner/raids/raid-target'
import type { Shared } from '@/planner/search/attackers'
import { makeOptionSearch } from '@/planner/search/plan-cache'
import { memberOf, type PlannedBuild } from '@/planner/search/planned-build'
import type { Member } from '@/planner/search/raid-battles'
import { FINAL_BATTLES, refine } from '@/planner/search/refine'
import { type ScoreFunction, topN } from '@/planner/search/top-n'
import { fourOf } from './group'

const LIMITS = { maxScreened: 4000, maxShortlisted: 600, maxPlanned: 200, maxEquipped: 80, maxRefined: 40 }

const SCREENING_BATTLES = 2

/** For raids that no attacker wins solo. Steps are as in solo searches, but in battles of four. */
export function bestFours(
  { battles, firstPass }: Pick<Shared, 'battles' | 'firstPass'>,
  raid: RaidTarget,
  options: readonly AttackOption[],
): Member[] {
  const scoreAfter =
    (count: number): ScoreFunction<PlannedBuild> =>
    (build, minScore) =>
      battles.quickStats(fourOf(memberOf(battles, build)), raid.teraType, count, minScore).score
  const shortlisted = topN(
    firstPass.best(options, raid, LIMITS),
    LIMITS.maxPlanned,
    scoreAfter(SCREENING_BATTLES),
  )
  const candidates = refine(shortlisted, makeOptionSearch(battles), scoreAfter, LIMITS)
  const sorted = topN(candidates, candidates.length, scoreAfter(FINAL_BATTLES))
  return firstOfEach(sorted, ({ build }) => kindOf(build.species)).map((build) => memberOf(battles, build))
}
