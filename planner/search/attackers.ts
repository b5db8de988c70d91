import type { Assumptions } from '@/battle/assumptions'
import type { Tally } from '@/battle/odds/tally'
import { betterFirst, winsAtLeast } from '@/battle/win-rates'
import { firstOfEach } from '@/lib/first-of-each'
import { BEST_ATTACKERS } from '@/lib/plans/raid-plans'
import type { AttackOption } from '@/planner/candidates/attack-options'
import { kindOf } from '@/planner/creatures/usable-species'
import type { NamedRaid } from '@/planner/raids/all-raids'
import { forecastRules } from '@/planner/raids/forecast-rules'
import { type RaidTarget, raidTarget } from '@/planner/raids/raid-target'
import type { SampleRaid } from '@/planner/raids/raids-named'
import { withBestHealing } from '@/planner/search/again/best-healing'
import { bestDrawn } from '@/planner/search/again/drawn-changes'
import { hillClimb, isUnsure } from '@/planner/search/again/hill-climb'
import { preciseSoloStats, quickSoloStats, scoresAtWorstSpeed } from '@/planner/search/solo/turn-speeds'
import { FirstPass, type FirstPassLimits } from './first-pass'
import { makeOptionSearch, PlanCache } from './plan-cache'
import { type BuildCandidate, memberOf, type PlannedBuild } from './planned-build'
import { type Member, RaidBattles } from './raid-battles'
import { FINAL_BATTLES, type RefinementLimits, refine } from './refine'
import { attackOptionsOf, isCommon, type SearchPool } from './search-pool'
import { type ScoreFunction, topN } from './top-n'

export interface SearchLimits extends FirstPassLimits, RefinementLimits {
  readonly maxPlanned: number
  /** Creatures, each with its best attack option, that fight until their order is certain. */
  readonly maxCompared: number
  readonly further?: SearchLimits
}

export interface Ranked {
  readonly member: Member
  readonly alone: Tally
}

const RELIABLE_WINS = 0.95

const COMPARISON_BATTLES = 40

const ALL = Number.POSITIVE_INFINITY
const NO_LIMITS = {
  maxScreened: ALL,
  maxShortlisted: ALL,
  maxPlanned: ALL,
  maxEquipped: ALL,
  maxRefined: ALL,
} as const

const MAX_REFINED = 8

/** Win rates between which healing thresholds are searched in small steps. */
const HEALING_RANGE = { from: 0.02, to: 0.98 }

/**
 * Attack options to vary randomly, then variations to improve by hill climbing. Hill climbing alone
 * misses two changes that only pay off together.
 */
const MAX_STARTS = 4
const MAX_CLIMBED = 2
const FINAL_COMPARISON_BATTLES = 96

export interface Shared {
  readonly battles: RaidBattles
  readonly firstPass: FirstPass
  readonly planCache: PlanCache
}

export function sharedValues(raid: NamedRaid, assumptions?: Assumptions): Shared {
  const battles = new RaidBattles(raid, assumptions)
  const firstPass = new FirstPass(battles, forecastRules(raid, assumptions))
  return { battles, firstPass, planCache: new PlanCache(makeOptionSearch(battles)) }
}

/**
 * Returns the attackers that win most, each creature once, sorted by `betterFirst`. Successive
 * halving: promising options fight a few battles, and the survivors of each round fight more. Each
 * round also improves their plans and builds. Source: https://proceedings.mlr.press/v51/jamieson16.html
 */
export function bestAttackers(
  shared: Shared,
  raid: RaidTarget,
  options: readonly AttackOption[],
  limits: SearchLimits,
): Ranked[] {
  const attackers = successiveHalving(shared, raid, options, limits)
  const isBeaten = (attackers[BEST_ATTACKERS - 1]?.alone.wins ?? 0) >= RELIABLE_WINS
  if (!isBeaten && limits.further) return bestAttackers(shared, raid, options, limits.further)
  const refinedAttackers = attackers
    .slice(0, MAX_REFINED)
    .map((attacker) => refineBorderline(shared, raid, attacker, options))
  return [...refinedAttackers, ...attackers.slice(MAX_REFINED)].sort(bestFirst)
}

/** Tries all options of its species and random variations. Keeps the attacker if nothing wins more. */
function refineBorderline(
  shared: Shared,
  raid: RaidTarget,
  attacker: RankedCandidate,
  options: readonly AttackOption[],
): RankedCandidate {
  const { battles } = shared
  const current = improveHealing(battles, raid, attacker)
  if (!isUnsure(current.alone)) return current
  const kind = kindOf(current.member.build.species)
  const speciesOptions = options.filter(({ prepared }) => kindOf(prepared.creature.name) === kind)
  const alternatives = refineOptions(shared, raid, speciesOptions, NO_LIMITS)
  const starts = topN(
    [current.candidate, ...alternatives],
    MAX_STARTS,
    scoresAtWorstSpeed(battles, raid, FINAL_BATTLES),
  )
  const improved = bestDrawn(battles, starts, raid, MAX_CLIMBED)
    .map((candidate) => hillClimb(battles, candidate, raid))
    .map((candidate) => withHealingForWorstSpeed(battles, raid, candidate))
  const [best = current] = rank(battles, improved, (member) =>
    quickSoloStats(battles, member, raid.teraType, FINAL_COMPARISON_BATTLES),
  )
  return pickBetter(current, withPreciseStats(battles, raid, best.candidate))
}

function improveHealing(battles: RaidBattles, raid: RaidTarget, attacker: RankedCandidate): RankedCandidate {
  if (attacker.alone.wins < HEALING_RANGE.from || winsAtLeast(attacker.alone) > HEALING_RANGE.to)
    return attacker
  return pickBetter(
    attacker,
    withPreciseStats(battles, raid, withHealingForWorstSpeed(battles, raid, attacker.candidate)),
  )
}

function withHealingForWorstSpeed(
  battles: RaidBattles,
  raid: RaidTarget,
  candidate: BuildCandidate,
): BuildCandidate {
  return withBestHealing(battles, candidate, (count) => scoresAtWorstSpeed(battles, raid, count))
}

function withPreciseStats(
  battles: RaidBattles,
  { teraType }: RaidTarget,
  candidate: BuildCandidate,
): RankedCandidate {
  const member = memberOf(battles, candidate)
  return { candidate, member, alone: preciseSoloStats(battles, member, teraType) }
}

function pickBetter(a: RankedCandidate, b: RankedCandidate): RankedCandidate {
  return winsAtLeast(b.alone) > winsAtLeast(a.alone) ? b : a
}

function scoring(battles: RaidBattles, { teraType }: RaidTarget, count: number): ScoreFunction<PlannedBuild> {
  return (build, minScore) => battles.quickStats([memberOf(battles, build)], teraType, count, minScore).score
}

function refineOptions(
  { battles, firstPass, planCache }: Shared,
  raid: RaidTarget,
  options: readonly AttackOption[],
  limits: Omit<SearchLimits, 'maxCompared' | 'further'>,
): BuildCandidate[] {
  const shortlisted = firstPass.best(options, raid, limits).slice(0, limits.maxPlanned)
  return refine(shortlisted, planCache, (count) => scoring(battles, raid, count), limits)
}

function successiveHalving(
  shared: Shared,
  raid: RaidTarget,
  options: readonly AttackOption[],
  limits: SearchLimits,
): RankedCandidate[] {
  const { battles } = shared
  // Don't rank by score here: it would keep each species' fastest build and drop its safe one.
  const compared = rank(battles, refineOptions(shared, raid, options, limits), (member) =>
    quickSoloStats(battles, member, raid.teraType, COMPARISON_BATTLES),
  )
  const creatures = firstOfEach(compared, ({ member }) => kindOf(member.build.species))
  return rank(
    battles,
    creatures.slice(0, limits.maxCompared).map(({ candidate }) => candidate),
    (member) => preciseSoloStats(battles, member, raid.teraType),
  )
}

interface RankedCandidate extends Ranked {
  readonly candidate: BuildCandidate
}

function rank(
  battles: RaidBattles,
  candidates: readonly BuildCandidate[],
  tallyOf: (member: Member) => Tally,
): RankedCandidate[] {
  return candidates
    .map((candidate) => ({ candidate, member: memberOf(battles, candidate) }))
    .map(({ candidate, member }) => ({ candidate, member, alone: tallyOf(member) }))
    .sort(bestFirst)
}

function bestFirst(a: Ranked, b: Ranked): number {
  return betterFirst(a.alone, b.alone)
}

export function usualAttackers(
  { raid, teraType }: SampleRaid,
  pool: SearchPool,
  limits: SearchLimits,
  assumptions?: Assumptions,
): readonly Ranked[] {
  const target = raidTarget(raid.boss, teraType)
  const options = attackOptionsOf(pool, target, (species) => isCommon(species, pool))
  return bestAttackers(sharedValues(raid, assumptions), target, options, limits)
}
