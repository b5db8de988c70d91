import type { Build } from '@/battle/build'
import { TEAM_HEALINGS } from '@/battle/odds/plan-choices'
import type { Tally } from '@/battle/odds/tally'
import { type Plan, USUAL_TEAM_HEALING } from '@/battle/plan'
import { rolesOf } from '@/battle/policy/roles'
import { betterFirst, safetyBand } from '@/battle/win-rates'
import type { TypeName } from '@/data/vocabulary'
import { firstOfEach } from '@/lib/first-of-each'
import { kindOf } from '@/planner/creatures/usable-species'
import type { Member, RaidBattles } from './raid-battles'
import { type ScoreFunction, topN } from './top-n'

export interface SupportLimits {
  readonly maxBuilds: number
  readonly maxPlanned: number
  readonly maxCompared: number
}

export interface RankedSupporter {
  readonly member: Member
  readonly together: Tally
}

const SCREENING_BATTLES = 2
const PLAN_BATTLES = 4

const FIRST_PLAN: Plan = { boosts: 1, debuffs: 2, repeatAfterReset: true, ...USUAL_TEAM_HEALING }

/** Lists each creature once, sorted by the results of the team. `builds` are best first by estimate. */
export function bestSupports(
  battles: RaidBattles,
  teraType: TypeName,
  team: readonly Member[],
  builds: readonly Build[],
  limits: SupportLimits,
): RankedSupporter[] {
  const scoreAfter =
    (count: number): ScoreFunction<Member> =>
    (member, minScore) =>
      battles.quickStats([...team, member], teraType, count, minScore).score
  const shortlisted = builds
    .slice(0, limits.maxBuilds)
    .map((build) => battles.member(build, FIRST_PLAN, 'support'))
  const withPlans = topN(shortlisted, limits.maxPlanned, scoreAfter(SCREENING_BATTLES)).flatMap((member) =>
    topN(plansFor(battles, member), 1, scoreAfter(PLAN_BATTLES)),
  )
  const sorted = topN(withPlans, withPlans.length, scoreAfter(PLAN_BATTLES))
  const creatures = firstOfEach(sorted, ({ build }) => kindOf(build.species))
  return creatures
    .slice(0, limits.maxCompared)
    .map((member) => ({ member, together: battles.preciseStats([...team, member], teraType) }))
    .sort((a, b) => betterFirst(a.together, b.together))
}

/** Smaller differences may be sampling error. */
const MIN_WINS_GAINED = 0.05
const MIN_TURNS_SAVED = 0.5

export function helps(without: Tally, together: Tally): boolean {
  if (together.wins - without.wins >= MIN_WINS_GAINED) return true
  const winsAsOften = without.wins - together.wins < MIN_WINS_GAINED
  if (!winsAsOften || together.wins === 0) return false
  return keepsSafer(without, together) || without.turns - together.turns >= MIN_TURNS_SAVED
}

/** Compares the team's lowest HP; the support's own HP count. */
export function keepsSafer(without: Tally, together: Tally): boolean {
  return safetyBand(together.lowestHp) > safetyBand(without.lowestHp)
}

function plansFor(battles: RaidBattles, { build, fighter, plan }: Member): Member[] {
  const { debuffs, raisesAllies } = rolesOf(fighter)
  const debuffCounts = debuffs.length > 0 ? [1, 3] : [0]
  const boostCounts = raisesAllies.length > 0 ? [1, 3] : [0]
  return debuffCounts.flatMap((debuffCount) =>
    boostCounts.flatMap((boosts) =>
      TEAM_HEALINGS.map((healing) =>
        battles.member(build, { ...plan, debuffs: debuffCount, boosts, ...healing }, 'support'),
      ),
    ),
  )
}
