import type { Fighter } from '@/lib/battle/model/fighter'
import type { KeptCheer, Plan } from '@/lib/battle/policy/plan'
import { rolesOf } from '@/lib/battle/policy/roles'
import { cheeringPlans, NEEDS_NO_CHEER } from '@/lib/odds/cheering-plans'
import type { RaidArenas } from '@/lib/odds/raid-arenas'
import type { Tally } from '@/lib/odds/tally'
import { groupFallsBehind } from '@/lib/plans/standing'
import { bestOf, bestPlan, LOOK } from './best-plan'
import { BuildBattles } from './build-battles'
import { WITHIN } from './fought-within'

/** How a build fares against a raid. */
export interface Fought {
  /** The plan that it is played by. */
  readonly plan: Plan
  /** The moves that boost it and that lower the boss's stats, if it has any. */
  readonly boost?: string | undefined
  readonly debuff?: string | undefined
  /** Chances to win in percent: of one alone, and of four of the kind. */
  readonly alone: number
  readonly group: number
  /** The cheer that four keep up in turn; not set where they win as often without one. */
  readonly groupCheer?: KeptCheer | undefined
  /** Turns of the battles won alone, or by four where none was; 0 where neither wins. */
  readonly turns: number
  /** Percent of the boss's HP that it takes alone in the raid's time, mean. */
  readonly taken: number
  /** Percent of its HP that it has left alone in the worst tenth of battles; 0 where it faints. */
  readonly lowestHp: number
}

const MOST_BATTLES = 100
/** Four cost four times as much. */
const GROUP_BATTLES = 24

const FULL_TEAM = 4

/** The share of the boss's HP that four have to take, in the mean, before a cheer could make them win. */
const OUT_OF_REACH = 0.5

/**
 * Fights a raid, in each way in which it may be met, with a build by the best plan that a short search finds. The same build
 * has the same answer.
 */
export function foughtBuild(ways: readonly RaidArenas[], fighter: Fighter): Fought {
  const battles = new BuildBattles(ways, fighter)
  const plan = planFor(battles, fighter, 1)
  const alone = battles.settled({ plan, raiders: 1 }, WITHIN / 100, MOST_BATTLES)
  const { tally: group, cheer } = groupOf(battles, fighter, plan, alone)
  const { boost, debuffs } = rolesOf(fighter)
  return {
    plan,
    boost: boost?.move.name,
    debuff: debuffs[0]?.move.name,
    alone: 100 * alone.wins,
    group: 100 * group.wins,
    groupCheer: cheer,
    turns: alone.wins > 0 ? alone.turns : group.turns,
    taken: 100 * alone.taken,
    lowestHp: 100 * alone.lowestHp,
  }
}

function planFor(battles: BuildBattles, fighter: Fighter, raiders: number): Plan {
  return bestPlan(fighter, (plan, count) => battles.glance({ plan, raiders }, count).score)
}

interface Group {
  readonly tally: Tally
  readonly cheer?: KeptCheer | undefined
}

/** How four of a build fare: by the plan of one, by one of their own where they fall behind, or with a cheer in turn. */
function groupOf(battles: BuildBattles, fighter: Fighter, plan: Plan, alone: Tally): Group {
  const fourBy = (plan: Plan): Group => ({
    tally: battles.glance({ plan, raiders: FULL_TEAM }, GROUP_BATTLES),
    cheer: plan.cheer,
  })
  const asAlone = fourBy(plan)
  // A boss that falls fast raises its shield before the first orb is charged, and then boosts come too late or too early.
  const fallsBehind = groupFallsBehind({ alone: alone.wins, group: asAlone.tally.wins })
  const planned = fallsBehind ? better(asAlone, fourBy(planFor(battles, fighter, FULL_TEAM))) : asAlone
  const { wins, taken } = planned.tally
  if (wins >= NEEDS_NO_CHEER || taken < OUT_OF_REACH) return planned
  const scoreOf = (plan: Plan) => battles.glance({ plan, raiders: FULL_TEAM }, LOOK).score
  return better(planned, fourBy(bestOf(cheeringPlans(fighter, plan), scoreOf)))
}

function better(one: Group, other: Group): Group {
  return other.tally.wins > one.tally.wins ? other : one
}
