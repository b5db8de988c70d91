import { DEFAULT_HEALING, NO_HEALING, type Plan } from '@/battle/plan'
import type { AttackOption } from '@/planner/candidates/attack-options'
import type { ForecastRules } from '@/planner/raids/forecast-rules'
import type { RaidTarget } from '@/planner/raids/raid-target'
import { type ForecastAttacker, forecastAttacker } from './forecast-attacker'
import { ITEMS, SoloForecast } from './solo-forecast'

export interface Forecast {
  /** Above 1 for an expected win, higher if sooner; otherwise the share of boss HP taken. */
  readonly score: number
  readonly plans: readonly Plan[]
}

// The plans are far apart: every attack option that wins in the end does well with at least one plan.
const PLANS: readonly Plan[] = [
  { boosts: 0, debuffs: 0 },
  { boosts: 1, debuffs: 0 },
  { boosts: 2, debuffs: 0 },
  { boosts: 3, debuffs: 0 },
  { boosts: 0, debuffs: 2 },
  { boosts: 2, debuffs: 2 },
].map((uses) => ({ ...uses, repeatAfterReset: true, ...DEFAULT_HEALING }))

/** Returns a rough estimate for ordering, not a bound. */
export function forecast(option: AttackOption, raid: RaidTarget, rules: ForecastRules): Forecast {
  const attacker = forecastAttacker(option, raid, rules)
  const scored = PLANS.filter((plan) => isWithin(plan, attacker))
    .map((plan) => healingAfter(plan, attacker))
    .map((plan) => ({ plan, score: scoreOf(attacker, rules, plan) }))
    .sort((a, b) => b.score - a.score)
  return { score: scored[0]?.score ?? 0, plans: bothKindsFirst(scored.map(({ plan }) => plan)) }
}

// Moves the best plan with debuffs and the best without to the front: a forecast barely distinguishes them.
function bothKindsFirst(plans: readonly Plan[]): readonly Plan[] {
  const [best] = plans
  const alternative = plans.find(({ debuffs }) => debuffs !== best?.debuffs)
  const firsts = [best, alternative].filter((plan) => plan !== undefined)
  return [...firsts, ...plans.filter((plan) => !firsts.includes(plan))]
}

function isWithin({ boosts, debuffs }: Plan, { boost, debuff }: ForecastAttacker): boolean {
  return (boosts === 0 || boost !== undefined) && (debuffs === 0 || debuff !== undefined)
}

// After paying HP for a boost, a raider would heal immediately.
function healingAfter(plan: Plan, { boost }: ForecastAttacker): Plan {
  return plan.boosts > 0 && boost && boost.costs > 0 ? { ...plan, ...NO_HEALING } : plan
}

function scoreOf(attacker: ForecastAttacker, rules: ForecastRules, plan: Plan): number {
  const scores = ITEMS.map((item) => {
    const { time, bossHp } = new SoloForecast(attacker, rules, { ...plan, item }).fight()
    return bossHp === 0 ? 1 + time : 1 - bossHp
  })
  return Math.max(...scores)
}
