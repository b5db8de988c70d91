import type { Fighter } from '@/battle/model/fighter'
import type { Plan } from '@/battle/plan'
import { KEPT_CHEERS } from '@/data/vocabulary'
import { planChoices } from './plan-choices'

/** Share of wins from which a group of four doesn't try cheers. */
export const NEEDS_NO_CHEER = 0.95

/**
 * Returns plans for four builds that keep a cheer active in turn, with each cheer, number of boosts and healing. Less
 * damage needs less healing. Solo, a cheer costs as many turns as it gains. Among four, it costs one turn in twelve and
 * helps all.
 *
 * @param plan the rest of the plan
 */
export function cheeringPlans(fighter: Fighter, plan: Plan): Plan[] {
  const [boosts = [], , healings = []] = planChoices(fighter)
  return KEPT_CHEERS.flatMap((cheer) =>
    boosts.flatMap((boost) => healings.map((healing) => ({ ...plan, cheer, ...boost, ...healing }))),
  )
}
