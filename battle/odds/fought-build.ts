import { itemTraits } from '@/battle/dex/items'
import type { Fighter } from '@/battle/model/fighter'
import type { Plan } from '@/battle/plan'
import { type Placed, rolesOf } from '@/battle/policy/roles'
import { type Fought, groupFallsBehind, QUICK_WITHIN } from '@/battle/win-rates'
import type { KeptCheer } from '@/data/vocabulary'
import { bestOf, bestPlan, SHORTLIST_BATTLES } from './best-plan'
import { BuildBattles } from './build-battles'
import { cheeringPlans, NEEDS_NO_CHEER } from './cheering-plans'
import type { RaidArenas } from './raid-arenas'
import { soloRates } from './solo-rate'
import type { Tally } from './tally'

const MOST_BATTLES = 100
/** Four raiders take four times as long to simulate. */
const GROUP_BATTLES = 24

const FULL_TEAM = 4

/** Share of boss HP that four must take on average; with less, no cheer would make them win. */
const OUT_OF_REACH = 0.5

/** Fights with the best plan of a short search; the same build has the same result. `partners` are the NPCs. */
export function foughtBuild(
  ways: readonly RaidArenas[],
  fighter: Fighter,
  partners: readonly Fighter[],
): Fought {
  const battles = new BuildBattles(ways, fighter, partners)
  const plan = planFor(battles, fighter, 1)
  const solo = battles.solo(plan, { within: QUICK_WITHIN / 100, most: MOST_BATTLES })
  const alone = solo('nobody')
  const { tally: group, cheer } = groupOf(battles, fighter, plan, alone)
  return {
    plan,
    ...toldMoves(fighter, plan),
    ...soloRates(solo),
    group: 100 * group.wins,
    groupCheer: cheer,
    turns: alone.wins > 0 ? alone.turns : group.turns,
    faints: alone.faints,
    taken: 100 * alone.taken,
    lowestHp: 100 * alone.lowestHp,
  }
}

// A Choice item prevents status moves. A build that attacks with its healing move has no healing threshold.
function toldMoves(
  fighter: Fighter,
  plan: Plan,
): Pick<Fought, 'boost' | 'secondBoost' | 'debuff' | 'healing'> {
  const { attacks, boost, secondBoost, debuffs, healing } = rolesOf(fighter)
  const isLocked = itemTraits(fighter.item).locksMove
  const named = (one: Placed | undefined) =>
    isLocked && one?.move.category === 'Status' ? undefined : one?.move.name
  const [debuff] = debuffs
  const setsUp = plan.boosts > 0 || (plan.secondBoosts ?? 0) > 0 || (debuff !== undefined && plan.debuffs > 0)
  const isAllItDoes = !setsUp && attacks.length === 1 && attacks[0]?.place === healing?.place
  return {
    boost: named(boost),
    secondBoost: named(secondBoost),
    debuff: named(debuff),
    healing: isAllItDoes ? undefined : named(healing),
  }
}

function planFor(battles: BuildBattles, fighter: Fighter, raiders: number): Plan {
  return bestPlan(fighter, (plan, count) => battles.quickStats({ plan, raiders }, count).score)
}

interface Group {
  readonly tally: Tally
  readonly cheer?: KeptCheer | undefined
}

/** Uses the solo plan, the four's own plan if they win clearly less often than solo, or cheers in turn. */
function groupOf(battles: BuildBattles, fighter: Fighter, plan: Plan, alone: Tally): Group {
  const fourBy = (plan: Plan): Group => ({
    tally: battles.quickStats({ plan, raiders: FULL_TEAM }, GROUP_BATTLES),
    cheer: plan.cheer,
  })
  const asAlone = fourBy(plan)
  // A boss that falls fast raises its shield before the first orb is charged, so boosts are too late or too early.
  const fallsBehind = groupFallsBehind({ alone: alone.wins, group: asAlone.tally.wins })
  const planned = fallsBehind ? better(asAlone, fourBy(planFor(battles, fighter, FULL_TEAM))) : asAlone
  const { wins, taken } = planned.tally
  if (wins >= NEEDS_NO_CHEER || taken < OUT_OF_REACH) return planned
  const scoreOf = (plan: Plan) => battles.quickStats({ plan, raiders: FULL_TEAM }, SHORTLIST_BATTLES).score
  return better(planned, fourBy(bestOf(cheeringPlans(fighter, plan), scoreOf)))
}

function better(one: Group, other: Group): Group {
  return other.tally.wins > one.tally.wins ? other : one
}
