import type { Fighter } from '@/lib/battle/model/fighter'
import type { Plan } from '@/lib/battle/policy/plan'
import { rolesOf } from '@/lib/battle/policy/roles'
import type { RaidArenas } from '@/lib/odds/raid-arenas'
import { bestPlan } from './best-plan'
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

/** Four that win less often than one by more than this, as a share, are given a plan of their own. */
const FALLS_BEHIND = 0.1

/**
 * Fights a raid, in each way in which it may be met, with a build by the best plan that a short search finds. The same build
 * has the same answer.
 */
export function foughtBuild(ways: readonly RaidArenas[], fighter: Fighter): Fought {
  const battles = new BuildBattles(ways, fighter)
  const planOf = (raiders: number) =>
    bestPlan(fighter, (plan, count) => battles.glance({ plan, raiders }, count).score)
  const fourBy = (plan: Plan) => battles.glance({ plan, raiders: FULL_TEAM }, GROUP_BATTLES)
  const plan = planOf(1)
  const alone = battles.settled({ plan, raiders: 1 }, WITHIN / 100, MOST_BATTLES)
  const asAlone = fourBy(plan)
  // A boss that falls fast raises its shield before the first orb is charged, and then boosts come too late or too early.
  const group = asAlone.wins < alone.wins - FALLS_BEHIND ? fourBy(planOf(FULL_TEAM)) : asAlone
  const { boost, debuffs } = rolesOf(fighter)
  return {
    plan,
    boost: boost?.move.name,
    debuff: debuffs[0]?.move.name,
    alone: 100 * alone.wins,
    group: 100 * Math.max(group.wins, asAlone.wins),
    turns: alone.wins > 0 ? alone.turns : group.turns,
    taken: 100 * alone.taken,
    lowestHp: 100 * alone.lowestHp,
  }
}
