import type { Fighter } from '@/lib/battle/fighter'
import { CAUTIONS, type Plan } from '@/lib/battle/policy/plan'
import { rolesOf, type StageMove } from '@/lib/battle/policy/roles'

/** How well a build does by a plan in so many battles: the higher, the better. */
export type Scoring = (plan: Plan, battles: number) => number

/** Battles by which plans that are far apart are judged, and those near the best of them. */
const GLANCE = 2
const LOOK = 6

const MOST_USES = 3
const HIGHEST_STAGE = 6

/**
 * The plan by which a build does best: of plans that are far apart the best at a glance, then each of its numbers tried with
 * the best of those before. As `npm run plans` searches, in fewer battles.
 */
export function bestPlan(fighter: Fighter, scoreOf: Scoring): Plan {
  const { boost, debuffs } = rolesOf(fighter)
  const most = usesOf(boost)
  const uses = debuffs.length > 0 ? [0, 2] : [0]
  const glances = [0, Math.min(1, most), most].flatMap((boosts) =>
    uses.map((debuffs): Plan => ({ boosts, debuffs, again: true, caution: 'mean hit' })),
  )
  let best = bestOf(distinct(glances), (plan) => scoreOf(plan, GLANCE))
  const steps: readonly (readonly Partial<Plan>[])[] = [
    Array.from({ length: most + 1 }, (_, boosts) => ({ boosts })),
    uses.map((debuffs) => ({ debuffs })),
    CAUTIONS.map((caution) => ({ caution })),
    most > 0 || debuffs.length > 0 ? [{ again: true }, { again: false }] : [],
  ]
  for (const changes of steps) {
    const changed = changes.map((change) => ({ ...best, ...change }))
    best = bestOf(distinct([best, ...changed]), (plan) => scoreOf(plan, LOOK))
  }
  return best
}

// Belly Drum raises all that there is at once.
function usesOf(boost: StageMove | undefined): number {
  return boost ? Math.min(MOST_USES, Math.ceil(HIGHEST_STAGE / boost.by)) : 0
}

function distinct(plans: readonly Plan[]): Plan[] {
  return [...new Map(plans.map((plan) => [Object.values(plan).join(), plan])).values()]
}

/** The first with the highest score. Throws for none. */
function bestOf(plans: readonly Plan[], scoreOf: (plan: Plan) => number): Plan {
  return plans
    .map((plan) => ({ plan, score: scoreOf(plan) }))
    .reduce((best, one) => (one.score > best.score ? one : best)).plan
}
