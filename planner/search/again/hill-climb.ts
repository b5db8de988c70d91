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

/** Share of wins outside which small changes don't help or aren't needed. */
const UNSURE = { from: 0.2, to: 0.9 }

/** Whether a build wins only sometimes, perhaps only in slow turns. */
export function isUnsure(alone: Pick<Tally, 'wins' | 'leastWins'>): boolean {
  return alone.wins >= UNSURE.from && winsAtLeast(alone) <= UNSURE.to
}

/** Battles per build: screening, shortlist, final. */
const SCREENING_BATTLES = 8
const SHORTLIST_BATTLES = 24
const FINAL_BATTLES = 96

/** Changes kept after the screening, and after the shortlist. */
const SHORTLIST_SIZE = 12
const FINALISTS = 3

/** Maximum passes: a later one finds what an earlier one made possible. */
const ROUNDS = 2

/** Changes plan with item, effort values, moves and Tera type in turn, until nothing wins more battles. */
export function hillClimb(battles: RaidBattles, candidate: BuildCandidate, raid: RaidTarget): BuildCandidate {
  let best = candidate
  for (let round = 0; round < ROUNDS; round++) {
    const before = best
    best = WAYS.reduce((one, changed) => climbed(battles, one, changed(one, raid, battles), raid), before)
    if (best === before) break
  }
  return best
}

function climbed(
  battles: RaidBattles,
  best: BuildCandidate,
  changed: readonly BuildCandidate[],
  raid: RaidTarget,
): BuildCandidate {
  const scoreAfter = (count: number) => scoresAtWorstSpeed(battles, raid, count)
  const looked =
    changed.length > SHORTLIST_SIZE ? topN(changed, SHORTLIST_SIZE, scoreAfter(SCREENING_BATTLES)) : changed
  // Keep several after 24 battles: the leader is often just lucky.
  const close = topN([best, ...looked], FINALISTS, scoreAfter(SHORTLIST_BATTLES))
  return pickBest(distinct([best, ...close]), scoreAfter(FINAL_BATTLES)) ?? best
}

type Way = (candidate: BuildCandidate, raid: RaidTarget, battles: RaidBattles) => readonly BuildCandidate[]

// Guarding items need another plan than draining or strengthening ones.
const itemAndPlanWay: Way = (candidate, raid, battles) => {
  const [boosts = [], , healings = []] = planChoices(memberOf(battles, candidate).fighter)
  return itemChanges(candidate.option, raid)
    .map((change) => withBuild(candidate, change))
    .flatMap((equipped) => boosts.map((choice) => withPlan(equipped, choice)))
    .flatMap((boosted) => [boosted, ...healings.map((choice) => withPlan(boosted, choice))])
    .filter(({ build, plan }) => changes(candidate, { build, plan }))
}

const planWay: Way = (candidate, _, battles) =>
  allPlans(memberOf(battles, candidate))
    .map(({ plan }) => withPlan(candidate, plan))
    .filter(({ plan }) => changes(candidate, { plan }))

// With more endurance, healing can wait.
const spreadAndHealingWay: Way = (candidate, _, battles) => {
  const [, , healings = []] = planChoices(memberOf(battles, candidate).fighter)
  return [candidate.build, ...candidate.buildOptions.spreads, ...spreadChanges(candidate.option)]
    .map(({ nature = candidate.build.nature, effortValues }) =>
      withBuild(candidate, { nature, effortValues }),
    )
    .flatMap((trained) => [trained, ...healings.map((healing) => withPlan(trained, healing))])
    .filter(({ build, plan }) => changes(candidate, { build, plan }))
}

const buildWay =
  (changesOf: (candidate: BuildCandidate, raid: RaidTarget) => readonly Partial<Build>[]): Way =>
  (candidate, raid) =>
    changesOf(candidate, raid)
      .map((change) => withBuild(candidate, change))
      .filter(({ build }) => changes(candidate, { build }))

function changes(candidate: BuildCandidate, change: Partial<PlannedBuild>): boolean {
  const { build, plan } = candidate
  return JSON.stringify({ build, plan, ...change }) !== JSON.stringify({ build, plan })
}

function distinct<Value>(values: readonly Value[]): readonly Value[] {
  return [...new Set(values)]
}

const WAYS: readonly Way[] = [
  itemAndPlanWay,
  planWay,
  spreadAndHealingWay,
  buildWay(({ option, build }, raid) => moveChanges(option, build, raid)),
  buildWay(({ option }, raid) => teraChanges(option, raid)),
]
