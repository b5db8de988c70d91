import type { Build } from '@/lib/battle/build'
import { CAUTIONS, type Plan } from '@/lib/battle/policy/plan'
import { rolesOf, type StageMove } from '@/lib/battle/policy/roles'
import type { AttackLine, Kit } from '@/tools/plans/candidates/attack-lines'
import type { Member, RaidBattles } from './raid-battles'

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

/** The score of a build as it is played: the higher, the better. */
export type Scoring = (played: Played) => number

/** A build and its plan as a member of a team. */
export function memberOf(battles: RaidBattles, { build, plan }: Played): Member {
  return battles.member(build, plan, 'attacker')
}

/** A build with its best plan: each number of the plan is tried with the best of those before. */
export function withBestPlan<Some extends Played>(
  battles: RaidBattles,
  played: Some,
  scoreOf: Scoring,
): Some {
  const { boost, debuffs } = rolesOf(memberOf(battles, played).fighter)
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
    played,
  )
}

const MOST_USES = 3
const HIGHEST_STAGE = 6

// Belly Drum raises all that there is at once.
function usesOf(boost: StageMove | undefined): readonly number[] {
  const most = boost ? Math.min(MOST_USES, Math.ceil(HIGHEST_STAGE / boost.by)) : 0
  return Array.from({ length: most + 1 }, (_, uses) => uses)
}

function withPlan<Some extends Played>(played: Some, change: Partial<Plan>): Some {
  return { ...played, plan: { ...played.plan, ...change } }
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

/** The first with the highest score; `undefined` of none. */
export function bestOf<Some extends Played>(candidates: readonly Some[], scoreOf: Scoring): Some | undefined {
  const [best] = candidates
    .map((played) => ({ played, score: scoreOf(played) }))
    .sort((one, other) => other.score - one.score)
  return best?.played
}
