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
import { type Scoring, topN } from './top-n'

export interface SupportLimits {
  /** Builds to fight with, by estimate. */
  readonly maxBuilds: number
  readonly maxPlanned: number
  /** Creatures compared until their order is certain. */
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
    (count: number): Scoring<Member> =>
    (member, least) =>
      battles.quickStats([...team, member], teraType, count, least).score
  const shortlisted = builds
    .slice(0, limits.maxBuilds)
    .map((build) => battles.member(build, FIRST_PLAN, 'support'))
  const planned = topN(shortlisted, limits.maxPlanned, scoreAfter(SCREENING_BATTLES)).flatMap((member) =>
    topN(plansFor(battles, member), 1, scoreAfter(PLAN_BATTLES)),
  )
  const ordered = topN(planned, planned.length, scoreAfter(PLAN_BATTLES))
  const creatures = firstOfEach(ordered, ({ build }) => kindOf(build.species))
  return creatures
    .slice(0, limits.maxCompared)
    .map((member) => ({ member, together: battles.preciseStats([...team, member], teraType) }))
    .sort((one, other) => betterFirst(one.together, other.together))
}

/** Five points of wins, or half a turn: more than the battles' error. */
const WINS_THAT_COUNT = 0.05
const TURNS_THAT_COUNT = 0.5

export function helps(without: Tally, together: Tally): boolean {
  if (together.wins - without.wins >= WINS_THAT_COUNT) return true
  const isAsSure = without.wins - together.wins < WINS_THAT_COUNT
  if (!isAsSure || together.wins === 0) return false
  return keepsSafer(without, together) || without.turns - together.turns >= TURNS_THAT_COUNT
}

/** Whether a team's lowest HP is higher with a support, whose own HP count. */
export function keepsSafer(without: Tally, together: Tally): boolean {
  return safetyBand(together.lowestHp) > safetyBand(without.lowestHp)
}

function plansFor(battles: RaidBattles, { build, fighter, plan }: Member): Member[] {
  const { debuffs, raisesAllies } = rolesOf(fighter)
  const uses = debuffs.length > 0 ? [1, 3] : [0]
  const raises = raisesAllies.length > 0 ? [1, 3] : [0]
  return uses.flatMap((times) =>
    raises.flatMap((boosts) =>
      TEAM_HEALINGS.map((healing) =>
        battles.member(build, { ...plan, debuffs: times, boosts, ...healing }, 'support'),
      ),
    ),
  )
}
