import type { Build } from '@/battle/build'
import { DEFAULT_HEALING } from '@/battle/plan'
import { type Recommendation, recommendations } from '@/data/strategies/recommendations'
import type { TypeName } from '@/data/vocabulary'
import { raidKey } from '@/lib/raid/raid-id'
import type { NamedRaid } from '@/planner/raids/all-raids'
import { worstSoloStats } from '@/planner/search/solo/best-solo'
import type { Ranked } from './attackers'
import { memberOf, type PlannedBuild, withBestPlan } from './planned-build'
import type { RaidBattles } from './raid-battles'

const PLAN_BATTLES = 10

export function recommendedBuilds(
  { id }: NamedRaid,
  teraType: TypeName,
  role: Recommendation['role'],
): readonly Build[] {
  return recommendations
    .filter((entry) => raidKey(entry) === raidKey(id) && entry.teraType === teraType && entry.role === role)
    .map(({ build }) => build)
}

export function rateUnchanged(battles: RaidBattles, build: Build, teraType: TypeName): Ranked {
  const scoreOf = (candidate: PlannedBuild, minScore: number) =>
    battles.quickStats([memberOf(battles, candidate)], teraType, PLAN_BATTLES, minScore).score
  const plan = { boosts: 1, debuffs: 0, repeatAfterReset: true, ...DEFAULT_HEALING } as const
  const member = memberOf(battles, withBestPlan(battles, { build, plan }, scoreOf))
  return { member, alone: worstSoloStats(battles, member, teraType) }
}
