import type { Build } from '@/battle/build'
import { planChoices } from '@/battle/odds/plan-choices'
import { type Plan, USUAL_HEALING } from '@/battle/plan'
import { rolesOf } from '@/battle/policy/roles'
import type { AttackLine, Kit } from '@/planner/candidates/attack-options'
import type { Member, RaidBattles } from './raid-battles'
import { bestFew, bestOf, type Scoring } from './top-n'

/** A build and how it is played, as far as a search has come. */
export interface Played {
  readonly build: Build
  readonly plan: Plan
}

/** A line as it is played so far, and what else its build may have. */
export interface Entrant extends Played {
  readonly line: AttackLine
  readonly kit: Kit
}

/** Changes of many that are looked at closer. */
const LOOKED_AT_CLOSER = 2

/** A build and its plan as a member of a team. */
export function memberOf(battles: RaidBattles, { build, plan }: Played): Member {
  return battles.member(build, plan, 'attacker')
}

/** A build with its best plan: each number of the plan is tried with the best of those before. */
export function withBestPlan<Some extends Played>(
  battles: RaidBattles,
  played: Some,
  scoreOf: Scoring<Played>,
  closer?: Scoring<Played>,
): Some {
  return planChoices(memberOf(battles, played).fighter).reduce(
    (best, changes) =>
      bestOf(
        changes.map((change) => withPlan(best, change)),
        scoreOf,
        closer,
      ) ?? best,
    played,
  )
}

/** A build with each plan that a search tries, in all ways in which its numbers go together. */
export function everyPlan({ build, plan, fighter }: Member): readonly Played[] {
  return planChoices(fighter).reduce<readonly Played[]>(
    (plans, changes) => plans.flatMap((played) => changes.map((change) => withPlan(played, change))),
    [{ build, plan }],
  )
}

/** The same with a change of its plan. */
export function withPlan<Some extends Played>(played: Some, change: Partial<Plan>): Some {
  return { ...played, plan: { ...played.plan, ...change } }
}

/**
 * The entrant with its best set, item and spread: each is tried with the best of those before. An item is tried with a safer
 * plan too: what guards pays with more boosts than what strengthens or drains.
 */
export function withBestKit(
  battles: RaidBattles,
  entrant: Entrant,
  scoreOf: Scoring<Played>,
  closer: Scoring<Played>,
): Entrant {
  const { moveSets, items, spreads } = entrant.kit
  const sets = moveSets.flatMap((moves) => guarding(battles, withBuild(entrant, { moves })))
  const set = bestOf(sets, scoreOf) ?? entrant
  const equipped = items.map((item) => withBuild(set, { item }))
  const safer = saferPlans(battles, set)
  const played = [set.plan, ...safer].flatMap((plan) => equipped.map((one) => ({ ...one, plan })))
  const item = bestOf(bestFew(played, LOOKED_AT_CLOSER, scoreOf), closer) ?? set
  const trained = spreads.map((spread) => withBuild(item, spread))
  return bestOf(trained, scoreOf) ?? item
}

const GUARDED = 2

/** An entrant as it is played, and by a plan that uses its second boost, if it has one. */
function guarding(battles: RaidBattles, entrant: Entrant): readonly Entrant[] {
  const { boost, secondBoost } = rolesOf(memberOf(battles, entrant).fighter)
  if (!secondBoost || entrant.plan.secondBoosts) return [entrant]
  const boosts = boost ? Math.max(1, entrant.plan.boosts) : 0
  return [entrant, withPlan(entrant, { boosts, secondBoosts: GUARDED })]
}

/** The plan with one boost more, that heals in time: none where all that it may use is used, and it heals so. */
function saferPlans(battles: RaidBattles, { build, plan }: Played): readonly Plan[] {
  const [boosts = []] = planChoices(memberOf(battles, { build, plan }).fighter)
  const more = boosts.some((choice) => choice.boosts === plan.boosts + 1) ? plan.boosts + 1 : plan.boosts
  const healing = heals(plan) ? {} : USUAL_HEALING
  return more === plan.boosts && heals(plan) ? [] : [{ ...plan, ...healing, boosts: more }]
}

function heals({ healBelow, healCheerBelow }: Plan): boolean {
  return healBelow > 0 || healCheerBelow > 0
}

/** The entrant with its best spread. */
export function withBestSpread(entrant: Entrant, scoreOf: Scoring<Played>, closer: Scoring<Played>): Entrant {
  const spreads = entrant.kit.spreads.map((spread) => withBuild(entrant, spread))
  return bestOf(bestFew(spreads, LOOKED_AT_CLOSER, scoreOf), closer) ?? entrant
}

/** The same with a change of its build. */
export function withBuild(entrant: Entrant, change: Partial<Build>): Entrant {
  return { ...entrant, build: { ...entrant.build, ...change } }
}
