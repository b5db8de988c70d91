import type { Fighter } from '@/battle/model/fighter'
import { DEFAULT_HEALING, type Plan } from '@/battle/plan'
import { firstOfEach } from '@/lib/first-of-each'
import { planChoices } from './plan-choices'

/** Scores a plan over `battles` battles; higher is better. */
export type ScoreFunction = (plan: Plan, battles: number) => number

const SCREENING_BATTLES = 2

export const SHORTLIST_BATTLES = 6

const FIRST_PLAN: Plan = { boosts: 0, debuffs: 0, repeatAfterReset: true, ...DEFAULT_HEALING }

/** Screens plans that are far apart, then varies the best plan. The search of `npm run plans`, with fewer battles. */
export function bestPlan(fighter: Fighter, scoreOf: ScoreFunction): Plan {
  const choices = planChoices(fighter)
  const [boosts = [], debuffs = []] = choices
  const spreadPlans = [boosts[0], boosts[1], boosts.at(-1)].flatMap((boost) =>
    debuffs.map((debuff): Plan => ({ ...FIRST_PLAN, ...boost, ...debuff })),
  )
  let best = bestOf(firstOfEach(spreadPlans, keyOf), (plan) => scoreOf(plan, SCREENING_BATTLES))
  for (const changes of choices) {
    const variants = changes.map((change) => ({ ...best, ...change }))
    best = bestOf(firstOfEach([best, ...variants], keyOf), (plan) => scoreOf(plan, SHORTLIST_BATTLES))
  }
  return best
}

function keyOf(plan: Plan): string {
  return Object.values(plan).join()
}

/** Ties keep the first plan. Throws if there are no plans. */
export function bestOf(plans: readonly Plan[], scoreOf: (plan: Plan) => number): Plan {
  return plans
    .map((plan) => ({ plan, score: scoreOf(plan) }))
    .reduce((best, candidate) => (candidate.score > best.score ? candidate : best)).plan
}
