import type { Build } from '@/battle/build'
import { planChoices } from '@/battle/odds/plan-choices'
import { type Plan, USUAL_HEALING } from '@/battle/plan'
import { rolesOf } from '@/battle/policy/roles'
import type { AttackOption, BuildOptions } from '@/planner/candidates/attack-options'
import type { Member, RaidBattles } from './raid-battles'
import { pickBest, type Scoring, topN } from './top-n'

export interface PlannedBuild {
  readonly build: Build
  readonly plan: Plan
}

export interface BuildCandidate extends PlannedBuild {
  readonly option: AttackOption
  readonly buildOptions: BuildOptions
}

/** Changes to compare closely. */
const FINALISTS = 2

export function memberOf(battles: RaidBattles, { build, plan }: PlannedBuild): Member {
  return battles.member(build, plan, 'attacker')
}

/** Returns the build with its best plan: tries each value with the best of those before. */
export function withBestPlan<T extends PlannedBuild>(
  battles: RaidBattles,
  planned: T,
  scoreOf: Scoring<PlannedBuild>,
  closer?: Scoring<PlannedBuild>,
): T {
  return planChoices(memberOf(battles, planned).fighter).reduce(
    (best, changes) =>
      pickBest(
        changes.map((change) => withPlan(best, change)),
        scoreOf,
        closer,
      ) ?? best,
    planned,
  )
}

export function allPlans({ build, plan, fighter }: Member): readonly PlannedBuild[] {
  return planChoices(fighter).reduce<readonly PlannedBuild[]>(
    (plans, changes) => plans.flatMap((planned) => changes.map((change) => withPlan(planned, change))),
    [{ build, plan }],
  )
}

export function withPlan<T extends PlannedBuild>(planned: T, change: Partial<Plan>): T {
  return { ...planned, plan: { ...planned.plan, ...change } }
}

/** Tries each part with the best of those before. Items are tried with a safer plan, too: guards need more boosts. */
export function withBestOptions(
  battles: RaidBattles,
  candidate: BuildCandidate,
  scoreOf: Scoring<PlannedBuild>,
  closer: Scoring<PlannedBuild>,
): BuildCandidate {
  const { moveSets, items, spreads } = candidate.buildOptions
  const sets = moveSets.flatMap((moves) => guarding(battles, withBuild(candidate, { moves })))
  const set = pickBest(sets, scoreOf) ?? candidate
  const equipped = items.map((item) => withBuild(set, { item }))
  const safer = saferPlans(battles, set)
  const planned = [set.plan, ...safer].flatMap((plan) => equipped.map((one) => ({ ...one, plan })))
  const item = pickBest(topN(planned, FINALISTS, scoreOf), closer) ?? set
  const trained = spreads.map((spread) => withBuild(item, spread))
  return pickBest(trained, scoreOf) ?? item
}

const GUARDED = 2

function guarding(battles: RaidBattles, candidate: BuildCandidate): readonly BuildCandidate[] {
  const { boost, secondBoost } = rolesOf(memberOf(battles, candidate).fighter)
  if (!secondBoost || candidate.plan.secondBoosts) return [candidate]
  const boosts = boost ? Math.max(1, candidate.plan.boosts) : 0
  return [candidate, withPlan(candidate, { boosts, secondBoosts: GUARDED })]
}

/** Returns the plan with one more boost and timely healing, if that is any change. */
function saferPlans(battles: RaidBattles, { build, plan }: PlannedBuild): readonly Plan[] {
  const [boosts = []] = planChoices(memberOf(battles, { build, plan }).fighter)
  const more = boosts.some((choice) => choice.boosts === plan.boosts + 1) ? plan.boosts + 1 : plan.boosts
  const healing = heals(plan) ? {} : USUAL_HEALING
  return more === plan.boosts && heals(plan) ? [] : [{ ...plan, ...healing, boosts: more }]
}

function heals({ healBelow, healCheerBelow }: Plan): boolean {
  return healBelow > 0 || healCheerBelow > 0
}

export function withBestSpread(
  candidate: BuildCandidate,
  scoreOf: Scoring<PlannedBuild>,
  closer: Scoring<PlannedBuild>,
): BuildCandidate {
  const spreads = candidate.buildOptions.spreads.map((spread) => withBuild(candidate, spread))
  return pickBest(topN(spreads, FINALISTS, scoreOf), closer) ?? candidate
}

export function withBuild(candidate: BuildCandidate, change: Partial<Build>): BuildCandidate {
  return { ...candidate, build: { ...candidate.build, ...change } }
}
