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

/** A step of a search: a candidate as it does better. What is close is scored anew by `closer`. */
type Step = (
  candidate: BuildCandidate,
  scoreOf: Scoring<PlannedBuild>,
  closer: Scoring<PlannedBuild>,
) => BuildCandidate

/** How plan and build of an attack option are searched, step by step. */
export interface OptionSearch {
  /** With the plan that is best for its attack option. */
  readonly withPlan: Step
  /** With the set, item and spread that are best for its attack option. */
  readonly withBuildOptions: Step
  /** With spread and plan searched once more for what it has now. */
  readonly refine: Step
}

/** A search of each attack option for itself. */
export function optionSearch(battles: RaidBattles): OptionSearch {
  return {
    withPlan: (candidate, scoreOf) => withBestPlan(battles, candidate, scoreOf),
    withBuildOptions: (candidate, scoreOf, closer) => withBestOptions(battles, candidate, scoreOf, closer),
    refine: (candidate, scoreOf, closer) =>
      withBestPlan(battles, withBestSpread(candidate, scoreOf, closer), scoreOf, closer),
  }
}

/** Search results by key of the attack option. */
type Found = Map<string, Partial<PlannedBuild>>

/**
 * Plans and builds that were found for attack options against one Tera type of a boss, and hold for its other Tera types: finding them
 * takes most of a search. A build is found for each strength of the boss's hardest hit, a plan also for each of the attack option's.
 */
export class PlanCache implements OptionSearch {
  private readonly plans: Found = new Map()
  private readonly builds: Found = new Map()
  private readonly refined: Found = new Map()

  constructor(private readonly search: OptionSearch) {}

  /** A candidate with the plan that is best for its attack option, or with its own where that does better when looked at closer. */
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

  /** A candidate with the set, item and spread that are best for its attack option, or with its own where those do better. */
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

  /** A candidate with spread and plan searched once more for what it has now, or as it is where that does better. */
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

/** Key of an attack option, its damage and the boss's damage to it: nearly all that the boss's Tera type changes. */
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
