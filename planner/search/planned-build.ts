import type { Build } from '@/battle/build'
import { planChoices } from '@/battle/odds/plan-choices'
import { type Plan, USUAL_HEALING } from '@/battle/plan'
import { rolesOf } from '@/battle/policy/roles'
import type { AttackOption, BuildOptions } from '@/planner/candidates/attack-options'
import type { Member, RaidBattles } from './raid-battles'
import { pickBest, type Scoring, topN } from './top-n'

/** A build and how it is played, as far as a search has come. */
export interface PlannedBuild {
  readonly build: Build
  readonly plan: Plan
}

/** The build and plan of an attack option so far in a search, and what else its build may have. */
export interface BuildCandidate extends PlannedBuild {
  readonly option: AttackOption
  readonly buildOptions: BuildOptions
}

/** Changes of many that are looked at closer. */
const FINALISTS = 2

/** A build and its plan as a member of a team. */
export function memberOf(battles: RaidBattles, { build, plan }: PlannedBuild): Member {
  return battles.member(build, plan, 'attacker')
}

/** A build with its best plan: each number of the plan is tried with the best of those before. */
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

/** A build with each plan that a search tries, in all ways in which its numbers go together. */
export function allPlans({ build, plan, fighter }: Member): readonly PlannedBuild[] {
  return planChoices(fighter).reduce<readonly PlannedBuild[]>(
    (plans, changes) => plans.flatMap((planned) => changes.map((change) => withPlan(planned, change))),
    [{ build, plan }],
  )
}

/** The same with a change of its plan. */
export function withPlan<T extends PlannedBuild>(planned: T, change: Partial<Plan>): T {
  return { ...planned, plan: { ...planned.plan, ...change } }
}

/**
 * The candidate with its best set, item and spread: each is tried with the best of those before. An item is tried with a safer
 * plan too: what guards pays with more boosts than what strengthens or drains.
 */
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

/** A candidate as it is played, and by a plan that uses its second boost, if it has one. */
function guarding(battles: RaidBattles, candidate: BuildCandidate): readonly BuildCandidate[] {
  const { boost, secondBoost } = rolesOf(memberOf(battles, candidate).fighter)
  if (!secondBoost || candidate.plan.secondBoosts) return [candidate]
  const boosts = boost ? Math.max(1, candidate.plan.boosts) : 0
  return [candidate, withPlan(candidate, { boosts, secondBoosts: GUARDED })]
}

/** The plan with one boost more, that heals in time: none where all that it may use is used, and it heals so. */
function saferPlans(battles: RaidBattles, { build, plan }: PlannedBuild): readonly Plan[] {
  const [boosts = []] = planChoices(memberOf(battles, { build, plan }).fighter)
  const more = boosts.some((choice) => choice.boosts === plan.boosts + 1) ? plan.boosts + 1 : plan.boosts
  const healing = heals(plan) ? {} : USUAL_HEALING
  return more === plan.boosts && heals(plan) ? [] : [{ ...plan, ...healing, boosts: more }]
}

function heals({ healBelow, healCheerBelow }: Plan): boolean {
  return healBelow > 0 || healCheerBelow > 0
}

/** The candidate with its best spread. */
export function withBestSpread(
  candidate: BuildCandidate,
  scoreOf: Scoring<PlannedBuild>,
  closer: Scoring<PlannedBuild>,
): BuildCandidate {
  const spreads = candidate.buildOptions.spreads.map((spread) => withBuild(candidate, spread))
  return pickBest(topN(spreads, FINALISTS, scoreOf), closer) ?? candidate
}

/** The same with a change of its build. */
export function withBuild(candidate: BuildCandidate, change: Partial<Build>): BuildCandidate {
  return { ...candidate, build: { ...candidate.build, ...change } }
}
