import { type Recommendation, recommendations } from '@/data/recommendations'
import type { TypeName } from '@/data/vocabulary'
import type { Build } from '@/lib/battle/build'
import type { ListedRaid } from '@/tools/plans/listed-raids'
import type { Ranked } from './attackers'
import { memberOf, type Played, withBestPlan } from './entrant'
import type { RaidBattles } from './raid-battles'

/** Battles that a plan is judged by. */
const PLAN = 10

/** The builds that public guides recommend for a raid. */
export function recommendedBuilds(
  { tier, boss }: ListedRaid,
  teraType: TypeName,
  role: Recommendation['role'],
): readonly Build[] {
  return recommendations
    .filter((said) => said.tier === tier && said.region === boss.region && said.boss === boss.name)
    .filter((said) => said.teraType === teraType && said.role === role)
    .map(({ build }) => build)
}

/** An attacker's build as it stands, played by its best plan, and what its battles alone came to. */
export function rankedAsBuilt(battles: RaidBattles, build: Build, teraType: TypeName): Ranked {
  const scoreOf = (played: Played, least: number) =>
    battles.glance([memberOf(battles, played)], teraType, PLAN, least).score
  const plan = { boosts: 1, debuffs: 0, again: true, caution: 'mean hit' } as const
  const member = memberOf(battles, withBestPlan(battles, { build, plan }, scoreOf))
  return { member, alone: battles.settled([member], teraType) }
}
