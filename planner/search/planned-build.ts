import type { Build } from '@/battle/build'
import { planChoices } from '@/battle/odds/plan-choices'
import { DEFAULT_HEALING, type Plan } from '@/battle/plan'
import { rolesOf } from '@/battle/policy/roles'
import type { AttackOption, BuildOptions } from '@/planner/candidates/attack-options'
import type { Member, RaidBattles } from './raid-battles'
import { pickBest, type ScoreFunction, topN } from './top-n'

export interface PlannedBuild {
  readonly build: Build
  readonly plan: Plan
}

export interface BuildCandidate extends PlannedBuild {
  readonly option: AttackOption
  readonly buildOptions: BuildOptions
}

const FINALISTS = 2

export function memberOf(battles: RaidBattles, { build, plan }: PlannedBuild): Member {
  return battles.member(build, plan, 'attacker')
}

export function withBestPlan<T extends PlannedBuild>(
  battles: RaidBattles,
  candidate: T,
  scoreOf: ScoreFunction<PlannedBuild>,
  closer?: ScoreFunction<PlannedBuild>,
): T {
  return planChoices(memberOf(battles, candidate).fighter).reduce(
    (best, changes) =>
      pickBest(
        changes.map((change) => withPlan(best, change)),
        scoreOf,
        closer,
      ) ?? best,
    candidate,
  )
}

export function allPlans({ build, plan, fighter }: Member): readonly PlannedBuild[] {
  return planChoices(fighter).reduce<readonly PlannedBuild[]>(
    (plans, changes) => plans.flatMap((build) => changes.map((change) => withPlan(build, change))),
    [{ build, plan }],
  )
}

export function withPlan<T extends PlannedBuild>(build: T, change: Partial<Plan>): T {
  return { ...build, plan: { ...build.plan, ...change } }
}

/**
 * Tries one part after the other. Items are also tried with a safer plan: guarding items need more
 * boosts.
 */
export function withBestOptions(
  battles: RaidBattles,
  candidate: BuildCandidate,
  scoreOf: ScoreFunction<PlannedBuild>,
  closer: ScoreFunction<PlannedBuild>,
): BuildCandidate {
  const { moveSets, items, spreads } = candidate.buildOptions
  const sets = moveSets.flatMap((moves) => guardVariants(battles, withBuild(candidate, { moves })))
  const set = pickBest(sets, scoreOf) ?? candidate
  const itemVariants = items.map((item) => withBuild(set, { item }))
  const safePlans = saferPlans(battles, set)
  const variants = [set.plan, ...safePlans].flatMap((plan) =>
    itemVariants.map((variant) => ({ ...variant, plan })),
  )
  const best = pickBest(topN(variants, FINALISTS, scoreOf), closer) ?? set
  const spreadVariants = spreads.map((spread) => withBuild(best, spread))
  return pickBest(spreadVariants, scoreOf) ?? best
}

const SECOND_BOOSTS = 2

function guardVariants(battles: RaidBattles, candidate: BuildCandidate): readonly BuildCandidate[] {
  const { boost, secondBoost } = rolesOf(memberOf(battles, candidate).fighter)
  if (!secondBoost || candidate.plan.secondBoosts) return [candidate]
  const boosts = boost ? Math.max(1, candidate.plan.boosts) : 0
  return [candidate, withPlan(candidate, { boosts, secondBoosts: SECOND_BOOSTS })]
}

function saferPlans(battles: RaidBattles, { build, plan }: PlannedBuild): readonly Plan[] {
  const [boosts = []] = planChoices(memberOf(battles, { build, plan }).fighter)
  const moreBoosts = boosts.some((choice) => choice.boosts === plan.boosts + 1)
    ? plan.boosts + 1
    : plan.boosts
  const healing = heals(plan) ? {} : DEFAULT_HEALING
  return moreBoosts === plan.boosts && heals(plan) ? [] : [{ ...plan, ...healing, boosts: moreBoosts }]
}

function heals({ healBelow, healCheerBelow }: Plan): boolean {
  return healBelow > 0 || healCheerBelow > 0
}

export function withBestSpread(
  candidate: BuildCandidate,
  scoreOf: ScoreFunction<PlannedBuild>,
  closer: ScoreFunction<PlannedBuild>,
): BuildCandidate {
  const spreads = candidate.buildOptions.spreads.map((spread) => withBuild(candidate, spread))
  return pickBest(topN(spreads, FINALISTS, scoreOf), closer) ?? candidate
}

export function withBuild(candidate: BuildCandidate, change: Partial<Build>): BuildCandidate {
  return { ...candidate, build: { ...candidate.build, ...change } }
}
