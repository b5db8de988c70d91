import { getOrAdd } from '@/lib/memo'
import type { AttackOption } from '@/planner/candidates/attack-options'
import {
  type BuildCandidate,
  type PlannedBuild,
  withBestOptions,
  withBestPlan,
  withBestSpread,
} from './planned-build'
import type { RaidBattles } from './raid-battles'
import { pickBest, type ScoreFunction } from './top-n'

/** `closer` scores close results again. */
type Step = (
  candidate: BuildCandidate,
  scoreOf: ScoreFunction<PlannedBuild>,
  closer: ScoreFunction<PlannedBuild>,
) => BuildCandidate

export interface OptionSearch {
  readonly withPlan: Step
  readonly withBuildOptions: Step
  /** Searches spread and plan again for the final move set and item. */
  readonly refine: Step
}

export function makeOptionSearch(battles: RaidBattles): OptionSearch {
  return {
    withPlan: (candidate, scoreOf) => withBestPlan(battles, candidate, scoreOf),
    withBuildOptions: (candidate, scoreOf, closer) => withBestOptions(battles, candidate, scoreOf, closer),
    refine: (candidate, scoreOf, closer) =>
      withBestPlan(battles, withBestSpread(candidate, scoreOf, closer), scoreOf, closer),
  }
}

type ResultCache = Map<string, Partial<PlannedBuild>>

/**
 * Shares plans and builds between the Tera types of a boss, since they take most of the search time.
 * Builds depend on the boss's strongest hit; plans also depend on the option's own hit.
 */
export class PlanCache implements OptionSearch {
  private readonly plans: ResultCache = new Map()
  private readonly builds: ResultCache = new Map()
  private readonly refined: ResultCache = new Map()

  constructor(private readonly search: OptionSearch) {}

  withPlan(
    candidate: BuildCandidate,
    scoreOf: ScoreFunction<PlannedBuild>,
    closer: ScoreFunction<PlannedBuild>,
  ): BuildCandidate {
    const change = getOrAdd(this.plans, keyOfHit(candidate.option), () => {
      const { plan } = this.search.withPlan(candidate, scoreOf, closer)
      return { plan }
    })
    return pickBetter(candidate, change, closer)
  }

  withBuildOptions(
    candidate: BuildCandidate,
    scoreOf: ScoreFunction<PlannedBuild>,
    closer: ScoreFunction<PlannedBuild>,
  ): BuildCandidate {
    const change = getOrAdd(this.builds, keyOf(candidate.option), () => {
      const { build, plan } = this.search.withBuildOptions(candidate, scoreOf, closer)
      return { build, plan }
    })
    return pickBetter(candidate, change, closer)
  }

  refine(
    candidate: BuildCandidate,
    scoreOf: ScoreFunction<PlannedBuild>,
    closer: ScoreFunction<PlannedBuild>,
  ): BuildCandidate {
    const change = getOrAdd(this.refined, keyOfHit(candidate.option), () => {
      const { build, plan } = this.search.refine(candidate, scoreOf, closer)
      return { build, plan }
    })
    return pickBetter(candidate, change, closer)
  }
}

function pickBetter(
  candidate: BuildCandidate,
  change: Partial<PlannedBuild>,
  scoreOf: ScoreFunction<PlannedBuild>,
): BuildCandidate {
  return pickBest([{ ...candidate, ...change }, candidate], scoreOf) ?? candidate
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
