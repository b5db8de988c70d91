import type { Build } from '@/lib/battle/build'
import { CAUTIONS, type Plan } from '@/lib/battle/policy/plan'
import { rolesOf, type StageMove } from '@/lib/battle/policy/roles'
import type { Kit } from '@/tools/plans/candidates/attack-lines'
import type { Member, RaidBattles } from './raid-battles'

/** A build and how it is played, as far as a search has come, and what else the build may have. */
export interface Entrant {
  readonly build: Build
  readonly plan: Plan
  readonly kit: Kit
}

/** The score of an entrant: the higher, the better. */
export type Scoring = (entrant: Entrant) => number

/** The build and the plan of an entrant, as a member of a team. */
export function memberOf(battles: RaidBattles, { build, plan }: Entrant): Member {
  return battles.member(build, plan, 'attacker')
}

/** The entrant with its best plan: each number of the plan is tried with the best of those before. */
export function withBestPlan(battles: RaidBattles, entrant: Entrant, scoreOf: Scoring): Entrant {
  const { boost, debuffs } = rolesOf(memberOf(battles, entrant).fighter)
  const steps: readonly (readonly Partial<Plan>[])[] = [
    usesOf(boost).map((boosts) => ({ boosts })),
    debuffs.length > 0 ? [0, 2].map((uses) => ({ debuffs: uses })) : [{ debuffs: 0 }],
    CAUTIONS.map((caution) => ({ caution })),
    boost || debuffs.length > 0 ? [true, false].map((again) => ({ again })) : [{ again: false }],
  ]
  return steps.reduce(
    (best, changes) =>
      bestOf(
        changes.map((change) => withPlan(best, change)),
        scoreOf,
      ) ?? best,
    entrant,
  )
}

const MOST_USES = 3
const HIGHEST_STAGE = 6

// Belly Drum raises all that there is at once.
function usesOf(boost: StageMove | undefined): readonly number[] {
  const most = boost ? Math.min(MOST_USES, Math.ceil(HIGHEST_STAGE / boost.by)) : 0
  return Array.from({ length: most + 1 }, (_, uses) => uses)
}

function withPlan(entrant: Entrant, change: Partial<Plan>): Entrant {
  return { ...entrant, plan: { ...entrant.plan, ...change } }
}

/** The entrant with its best set, item and spread: each is tried with the best of those before. */
export function withBestKit(entrant: Entrant, scoreOf: Scoring): Entrant {
  const { moveSets, items, spreads } = entrant.kit
  const parts: readonly (readonly Partial<Build>[])[] = [
    moveSets.map((moves) => ({ moves })),
    items.map((item) => ({ item })),
    spreads,
  ]
  return parts.reduce(
    (best, changes) =>
      bestOf(
        changes.map((change) => withChange(best, change)),
        scoreOf,
      ) ?? best,
    entrant,
  )
}

function withChange(entrant: Entrant, change: Partial<Build>): Entrant {
  return { ...entrant, build: { ...entrant.build, ...change } }
}

/** The first entrant with the highest score; `undefined` of none. */
export function bestOf(entrants: readonly Entrant[], scoreOf: Scoring): Entrant | undefined {
  const [best] = entrants
    .map((entrant) => ({ entrant, score: scoreOf(entrant) }))
    .sort((one, other) => other.score - one.score)
  return best?.entrant
}
