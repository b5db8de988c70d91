import { memoized } from '@/lib/memo'
import type { AttackOption } from '@/planner/candidates/attack-options'
import {
  type BuildCandidate,
  type PlannedBuild,
  withBestOptions,
  withBestPlan,
  withBestSpread,
} from './planned-build'
import type { RaidBattles } from './raid-battles'
import { pickBest, type Scoring } from './top-n'

/** Improves a candidate. `closer` scores close results again. */
type Step = (
  candidate: BuildCandidate,
  scoreOf: Scoring<PlannedBuild>,
  closer: Scoring<PlannedBuild>,
) => BuildCandidate

export interface OptionSearch {
  readonly withPlan: Step
  readonly withBuildOptions: Step
  /** Searches spread and plan again for the final set and item. */
  readonly refine: Step
}

/** Returns a search that shares nothing between attack options. */
export function optionSearch(battles: RaidBattles): OptionSearch {
  return {
    withPlan: (candidate, scoreOf) => withBestPlan(battles, candidate, scoreOf),
    withBuildOptions: (candidate, scoreOf, closer) => withBestOptions(battles, candidate, scoreOf, closer),
    refine: (candidate, scoreOf, closer) =>
      withBestPlan(battles, withBestSpread(candidate, scoreOf, closer), scoreOf, closer),
  }
}

type Found = Map<string, Partial<PlannedBuild>>

/**
 * Shares plans and builds between the Tera types of a boss, since finding them takes most of a search. Builds depend
 * on the strength of the boss's strongest hit; plans also on the option's own hit.
 */
export class PlanCache implements OptionSearch {
  private readonly plans: Found = new Map()
  private readonly builds: Found = new Map()
  private readonly refined: Found = new Map()

  constructor(private readonly search: OptionSearch) {}

  /** Returns the candidate with its option's best plan, or its own plan if better on closer comparison. */
  withPlan(
    candidate: BuildCandidate,
    scoreOf: Scoring<PlannedBuild>,
    closer: Scoring<PlannedBuild>,
  ): BuildCandidate {
    const found = memoized(this.plans, keyOfHit(candidate.option), () => {
      const { plan } = this.search.withPlan(candidate, scoreOf, closer)
      return { plan }
    })
    return better(candidate, found, closer)
  }

  /** Returns the candidate with its option's best set, item and spread, or its own if better. */
  withBuildOptions(
    candidate: BuildCandidate,
    scoreOf: Scoring<PlannedBuild>,
    closer: Scoring<PlannedBuild>,
  ): BuildCandidate {
    const found = memoized(this.builds, keyOf(candidate.option), () => {
      const { build, plan } = this.search.withBuildOptions(candidate, scoreOf, closer)
      return { build, plan }
    })
    return better(candidate, found, closer)
  }

  /** Returns the candidate with spread and plan searched again, or as it is if better. */
  refine(
    candidate: BuildCandidate,
    scoreOf: Scoring<PlannedBuild>,
    closer: Scoring<PlannedBuild>,
  ): BuildCandidate {
    const found = memoized(this.refined, keyOfHit(candidate.option), () => {
      const { build, plan } = this.search.refine(candidate, scoreOf, closer)
      return { build, plan }
    })
    return better(candidate, found, closer)
  }
}

function better(
  candidate: BuildCandidate,
  found: Partial<PlannedBuild>,
  scoreOf: Scoring<PlannedBuild>,
): BuildCandidate {
  return pickBest([{ ...candidate, ...found }, candidate], scoreOf) ?? candidate
}

/** Returns a key of an attack option, its damage and the boss's: nearly all that depends on the boss's Tera type. */
export function keyOfHit(option: AttackOption): string {
  return `${keyOf(option)},${option.meanShare.toPrecision(4)}`
}

function keyOf({ prepared, ability, attack, incoming }: AttackOption): string {
  return [
    prepared.creature.name,
    ability,
    attack.teraType,
    attack.move.name,
    incoming.worst.toPrecision(2),
  ].join()
}
