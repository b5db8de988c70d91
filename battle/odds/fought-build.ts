import { itemTraits } from '@/battle/dex/items'
import type { Fighter } from '@/battle/model/fighter'
import type { Plan } from '@/battle/plan'
import { type IndexedMove, rolesOf } from '@/battle/policy/roles'
import { type BuildResults, groupFallsBehind, QUICK_WITHIN } from '@/battle/win-rates'
import type { ActiveCheer } from '@/data/vocabulary'
import { bestOf, bestPlan, SHORTLIST_BATTLES } from './best-plan'
import { BuildBattles } from './build-battles'
import { cheeringPlans, NEEDS_NO_CHEER } from './cheering-plans'
import type { RaidArenas } from './raid-arenas'
import { soloRates } from './solo-rate'
import type { Tally } from './tally'

const MAX_BATTLES = 100
/** Four raiders take four times as long to simulate. */
const GROUP_BATTLES = 24

const FULL_TEAM = 4

/** Share of boss HP that four must take on average. With less, no cheer would make them win. */
const MIN_TAKEN = 0.5

/**
 * Simulates battles with the best plan of a short search. The same build always has the same result. `partners` are the
 * NPCs.
 */
export function simulateBuild(
  behaviors: readonly RaidArenas[],
  fighter: Fighter,
  partners: readonly Fighter[],
): BuildResults {
  const battles = new BuildBattles(behaviors, fighter, partners)
  const plan = planFor(battles, fighter, 1)
  const soloBattles = battles.solo(plan, { within: QUICK_WITHIN / 100, most: MAX_BATTLES })
  const alone = soloBattles('nobody')
  const { tally: group, cheer } = groupOf(battles, fighter, plan, alone)
  return {
    plan,
    ...plannedMoves(fighter, plan),
    ...soloRates(soloBattles),
    group: 100 * group.wins,
    groupCheer: cheer,
    turns: alone.wins > 0 ? alone.turns : group.turns,
    faints: alone.faints,
    taken: 100 * alone.taken,
    lowestHp: 100 * alone.lowestHp,
  }
}

// A Choice item prevents status moves. A build that attacks with its healing move has no healing threshold.
function plannedMoves(
  fighter: Fighter,
  plan: Plan,
): Pick<BuildResults, 'boost' | 'secondBoost' | 'debuff' | 'healing'> {
  const { attacks, boost, secondBoost, debuffs, healing } = rolesOf(fighter)
  const isLocked = itemTraits(fighter.item).locksMove
  const usableName = (placed: IndexedMove | undefined) =>
    isLocked && placed?.move.category === 'Status' ? undefined : placed?.move.name
  const [debuff] = debuffs
  const setsUp = plan.boosts > 0 || (plan.secondBoosts ?? 0) > 0 || (debuff !== undefined && plan.debuffs > 0)
  const isOnlyMove = !setsUp && attacks.length === 1 && attacks[0]?.place === healing?.place
  return {
    boost: usableName(boost),
    secondBoost: usableName(secondBoost),
    debuff: usableName(debuff),
    healing: isOnlyMove ? undefined : usableName(healing),
  }
}

function planFor(battles: BuildBattles, fighter: Fighter, raiders: number): Plan {
  return bestPlan(fighter, (plan, count) => battles.quickStats({ plan, raiders }, count).score)
}

interface Group {
  readonly tally: Tally
  readonly cheer?: ActiveCheer | undefined
}

/** Uses the solo plan, the four's own plan if they win clearly less often than solo, or cheers in turn. */
function groupOf(battles: BuildBattles, fighter: Fighter, plan: Plan, alone: Tally): Group {
  const simulateFour = (plan: Plan): Group => ({
    tally: battles.quickStats({ plan, raiders: FULL_TEAM }, GROUP_BATTLES),
    cheer: plan.cheer,
  })
  const withSoloPlan = simulateFour(plan)
  // A boss that falls fast raises its shield before the first orb is charged, so boosts are too late or too early.
  const fallsBehind = groupFallsBehind({ alone: alone.wins, group: withSoloPlan.tally.wins })
  const withBestPlan = fallsBehind
    ? better(withSoloPlan, simulateFour(planFor(battles, fighter, FULL_TEAM)))
    : withSoloPlan
  const { wins, taken } = withBestPlan.tally
  if (wins >= NEEDS_NO_CHEER || taken < MIN_TAKEN) return withBestPlan
  const scoreOf = (plan: Plan) => battles.quickStats({ plan, raiders: FULL_TEAM }, SHORTLIST_BATTLES).score
  return better(withBestPlan, simulateFour(bestOf(cheeringPlans(fighter, plan), scoreOf)))
}

function better(a: Group, b: Group): Group {
  return b.tally.wins > a.tally.wins ? b : a
}
