import type { Fighter } from '@/battle/model/fighter'
import type { Plan } from '@/battle/plan'
import { KEPT_CHEERS } from '@/data/vocabulary'
import { planChoices } from './plan-choices'

/** The share of battles from which on four need no cheers to be looked for. */
export const NEEDS_NO_CHEER = 0.95

/**
 * The plans by which four of a fighter may keep a cheer up in turn: with each cheer, and each number of boosts and healing that
 * go with it, since who is hit less hard heals less. Alone a cheer costs the turn that it gains; of four it costs one of
 * twelve, and works for all.
 *
 * @param plan what else they do
 */
export function cheeringPlans(fighter: Fighter, plan: Plan): Plan[] {
  const [boosts = [], , healings = []] = planChoices(fighter)
  return KEPT_CHEERS.flatMap((cheer) =>
    boosts.flatMap((boost) => healings.map((healing) => ({ ...plan, cheer, ...boost, ...healing }))),
  )
}
