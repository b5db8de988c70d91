import type { Build } from '@/battle/build'
import { planChoices } from '@/battle/odds/plan-choices'
import type { Tally } from '@/battle/odds/tally'
import { winsAtLeast } from '@/battle/win-rates'
import { itemChanges, moveChanges, spreadChanges, teraChanges } from '@/planner/candidates/changes'
import type { RaidTarget } from '@/planner/raids/raid-target'
import {
  allPlans,
  type BuildCandidate,
  memberOf,
  type PlannedBuild,
  withBuild,
  withPlan,
} from '@/planner/search/planned-build'
import type { RaidBattles } from '@/planner/search/raid-battles'
import { scoresAtWorstSpeed } from '@/planner/search/solo/turn-speeds'
import { pickBest, topN } from '@/planner/search/top-n'

/** Outside these win rates, small changes don't help or aren't needed. */
const UNSURE = { from: 0.2, to: 0.9 }

export function isUnsure(alone: Pick<Tally, 'wins' | 'leastWins'>): boolean {
  return alone.wins >= UNSURE.from && winsAtLeast(alone) <= UNSURE.to
}

const SCREENING_BATTLES = 8
const SHORTLIST_BATTLES = 24
const FINAL_BATTLES = 96

const SHORTLIST_SIZE = 12
const FINALISTS = 3

const MAX_ROUNDS = 2

/** Changes one part after the other, some together with the plan, until nothing wins more battles. */
export function hillClimb(battles: RaidBattles, candidate: BuildCandidate, raid: RaidTarget): BuildCandidate {
  let best = candidate
  for (let round = 0; round < MAX_ROUNDS; round++) {
    const roundStart = best
    best = NEIGHBORHOODS.reduce(
      (current, neighborsOf) => climb(battles, current, neighborsOf(current, raid, battles), raid),
      roundStart,
    )
    if (best === roundStart) break
  }
  return best
}

function climb(
  battles: RaidBattles,
  best: BuildCandidate,
  neighbors: readonly BuildCandidate[],
  raid: RaidTarget,
): BuildCandidate {
  const scoreAfter = (count: number) => scoresAtWorstSpeed(battles, raid, count)
  const shortlist =
    neighbors.length > SHORTLIST_SIZE
      ? topN(neighbors, SHORTLIST_SIZE, scoreAfter(SCREENING_BATTLES))
      : neighbors
  // Keep several after 24 battles: the leader is often just lucky.
  const finalists = topN([best, ...shortlist], FINALISTS, scoreAfter(SHORTLIST_BATTLES))
  return pickBest(distinct([best, ...finalists]), scoreAfter(FINAL_BATTLES)) ?? best
}

type Neighborhood = (
  candidate: BuildCandidate,
  raid: RaidTarget,
  battles: RaidBattles,
) => readonly BuildCandidate[]

// A guarding item needs another plan than a draining or strengthening item.
const neighborsByItemAndPlan: Neighborhood = (candidate, raid, battles) => {
  const [boosts = [], , healings = []] = planChoices(memberOf(battles, candidate).fighter)
  return itemChanges(candidate.option, raid)
    .map((change) => withBuild(candidate, change))
    .flatMap((equipped) => boosts.map((choice) => withPlan(equipped, choice)))
    .flatMap((boosted) => [boosted, ...healings.map((choice) => withPlan(boosted, choice))])
    .filter(({ build, plan }) => isChanged(candidate, { build, plan }))
}

const neighborsByPlan: Neighborhood = (candidate, _, battles) =>
  allPlans(memberOf(battles, candidate))
    .map(({ plan }) => withPlan(candidate, plan))
    .filter(({ plan }) => isChanged(candidate, { plan }))

// With more endurance, healing can wait.
const neighborsBySpreadAndHealing: Neighborhood = (candidate, _, battles) => {
  const [, , healings = []] = planChoices(memberOf(battles, candidate).fighter)
  return [candidate.build, ...candidate.buildOptions.spreads, ...spreadChanges(candidate.option)]
    .map(({ nature = candidate.build.nature, effortValues }) =>
      withBuild(candidate, { nature, effortValues }),
    )
    .flatMap((trained) => [trained, ...healings.map((healing) => withPlan(trained, healing))])
    .filter(({ build, plan }) => isChanged(candidate, { build, plan }))
}

const neighborsByBuild =
  (changesOf: (candidate: BuildCandidate, raid: RaidTarget) => readonly Partial<Build>[]): Neighborhood =>
  (candidate, raid) =>
    changesOf(candidate, raid)
      .map((change) => withBuild(candidate, change))
      .filter(({ build }) => isChanged(candidate, { build }))

function isChanged(candidate: BuildCandidate, change: Partial<PlannedBuild>): boolean {
  const { build, plan } = candidate
  return JSON.stringify({ build, plan, ...change }) !== JSON.stringify({ build, plan })
}

function distinct<T>(values: readonly T[]): readonly T[] {
  return [...new Set(values)]
}

const NEIGHBORHOODS: readonly Neighborhood[] = [
  neighborsByItemAndPlan,
  neighborsByPlan,
  neighborsBySpreadAndHealing,
  neighborsByBuild(({ option, build }, raid) => moveChanges(option, build, raid)),
  neighborsByBuild(({ option }, raid) => teraChanges(option, raid)),
]
