import type { Fighter } from '@/battle/model/fighter'
import { type Plan, USUAL_HEALING } from '@/battle/plan'
import { firstOfEach } from '@/lib/first-of-each'
import { planChoices } from './plan-choices'

/** How well a build does by a plan in so many battles: the higher, the better. */
export type Scoring = (plan: Plan, battles: number) => number

/** Battles by which plans that are far apart are judged. */
const GLANCE = 2

/** Battles by which plans near the best are judged. */
export const LOOK = 6

const FIRST_PLAN: Plan = { boosts: 0, debuffs: 0, repeatAfterReset: true, ...USUAL_HEALING }

/**
 * The plan by which a build does best: of plans that are far apart the best at a glance, then each of its numbers tried with
 * the best of those before. As `npm run plans` searches, in fewer battles.
 */
export function bestPlan(fighter: Fighter, scoreOf: Scoring): Plan {
  const choices = planChoices(fighter)
  const [boosts = [], debuffs = []] = choices
  const farApart = [boosts[0], boosts[1], boosts.at(-1)].flatMap((boost) =>
    debuffs.map((debuff): Plan => ({ ...FIRST_PLAN, ...boost, ...debuff })),
  )
  let best = bestOf(firstOfEach(farApart, keyOf), (plan) => scoreOf(plan, GLANCE))
  for (const changes of choices) {
    const changed = changes.map((change) => ({ ...best, ...change }))
    best = bestOf(firstOfEach([best, ...changed], keyOf), (plan) => scoreOf(plan, LOOK))
  }
  return best
}

function keyOf(plan: Plan): string {
  return Object.values(plan).join()
}

/** The first with the highest score. Throws for none. */
export function bestOf(plans: readonly Plan[], scoreOf: (plan: Plan) => number): Plan {
  return plans
    .map((plan) => ({ plan, score: scoreOf(plan) }))
    .reduce((best, one) => (one.score > best.score ? one : best)).plan
}
