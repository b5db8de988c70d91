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
import { optionSearch, PlanCache } from './plan-cache'
import { type BuildCandidate, memberOf, type PlannedBuild } from './planned-build'
import { type Member, RaidBattles } from './raid-battles'
import { FINAL_BATTLES, type RefinementLimits, refined } from './refined'
import { attackOptionsOf, isUsual, type SearchPool } from './search-pool'
import { type Scoring, topN } from './top-n'

/** Limits for each step of a search. */
export interface SearchLimits extends FirstPassLimits, RefinementLimits {
  readonly maxPlanned: number
  /** Creatures compared, each with its best attack option, until their order is certain. */
  readonly maxCompared: number
  /** Limits if too few win: raids that nearly nothing beats deserve more time. */
  readonly further?: SearchLimits
}

export interface Ranked {
  readonly member: Member
  readonly alone: Tally
}

/** Share of wins of each top attacker; below it, the search continues with `further`. */
const SURE_ALONE = 0.95

/** Battles per attack option that choose the best of each species. */
const COMPARISON_BATTLES = 40

const ALL = Number.POSITIVE_INFINITY
const NO_LIMITS = {
  maxScreened: ALL,
  maxShortlisted: ALL,
  maxPlanned: ALL,
  maxEquipped: ALL,
  maxRefined: ALL,
} as const

/** Creatures to search again: as many as a list may have. */
const RECONSIDERED = 8

/** Shares of wins between which healing thresholds are searched in small steps. */
const HEALED = { from: 0.02, to: 0.98 }

/**
 * Attack options to vary randomly, variations to improve by hill climbing, and the battles that compare them. Hill climbing
 * alone changes one part at a time, and misses two changes that pay only together.
 */
const STARTS = 4
const CLIMBED = 2
const FINAL_COMPARISON_BATTLES = 96

export interface Shared {
  readonly battles: RaidBattles
  readonly firstPass: FirstPass
  readonly planCache: PlanCache
}

export function sharedFrom(raid: NamedRaid, assumptions?: Assumptions): Shared {
  const battles = new RaidBattles(raid, assumptions)
  const firstPass = new FirstPass(battles, forecastRules(raid, assumptions))
  return { battles, firstPass, planCache: new PlanCache(optionSearch(battles)) }
}

/**
 * Returns the attackers that win most, each creature once, in the order of `betterFirst`. Uses successive halving:
 * the best options by forecast fight few battles, better ones more, with plan and build searched on the way. Source:
 * https://proceedings.mlr.press/v51/jamieson16.html
 */
export function bestAttackers(
  shared: Shared,
  raid: RaidTarget,
  options: readonly AttackOption[],
  limits: SearchLimits,
): Ranked[] {
  const found = halved(shared, raid, options, limits)
  const isBeaten = (found[BEST_ATTACKERS - 1]?.alone.wins ?? 0) >= SURE_ALONE
  if (!isBeaten && limits.further) return bestAttackers(shared, raid, options, limits.further)
  const again = found.slice(0, RECONSIDERED).map((one) => refineBorderline(shared, raid, one, options))
  return [...again, ...found.slice(RECONSIDERED)].sort(bestFirst)
}

/** Tries all options of its species, and random variations. Returns the attacker itself if nothing wins more. */
function refineBorderline(
  shared: Shared,
  raid: RaidTarget,
  first: Found,
  options: readonly AttackOption[],
): Found {
  const { battles } = shared
  const found = healedInTime(battles, raid, first)
  if (!isUnsure(found.alone)) return found
  const kind = kindOf(found.member.build.species)
  const own = options.filter(({ prepared }) => kindOf(prepared.creature.name) === kind)
  const others = refineOptions(shared, raid, own, NO_LIMITS)
  const starts = topN([found.candidate, ...others], STARTS, scoresAtWorstSpeed(battles, raid, FINAL_BATTLES))
  const looked = bestDrawn(battles, starts, raid, CLIMBED)
    .map((one) => hillClimb(battles, one, raid))
    .map((one) => healedAtWorstSpeed(battles, raid, one))
  const [best = found] = ranked(battles, looked, (member) =>
    quickSoloStats(battles, member, raid.teraType, FINAL_COMPARISON_BATTLES),
  )
  return moreOften(found, withPreciseStats(battles, raid, best.candidate))
}

/** Searches the best healing thresholds, if healing may still help. */
function healedInTime(battles: RaidBattles, raid: RaidTarget, found: Found): Found {
  if (found.alone.wins < HEALED.from || winsAtLeast(found.alone) > HEALED.to) return found
  return moreOften(found, withPreciseStats(battles, raid, healedAtWorstSpeed(battles, raid, found.candidate)))
}

function healedAtWorstSpeed(
  battles: RaidBattles,
  raid: RaidTarget,
  candidate: BuildCandidate,
): BuildCandidate {
  return withBestHealing(battles, candidate, (count) => scoresAtWorstSpeed(battles, raid, count))
}

function withPreciseStats(battles: RaidBattles, { teraType }: RaidTarget, candidate: BuildCandidate): Found {
  const member = memberOf(battles, candidate)
  return { candidate, member, alone: preciseSoloStats(battles, member, teraType) }
}

function moreOften(one: Found, other: Found): Found {
  return winsAtLeast(other.alone) > winsAtLeast(one.alone) ? other : one
}

function scoring(battles: RaidBattles, { teraType }: RaidTarget, count: number): Scoring<PlannedBuild> {
  return (planned, least) => battles.quickStats([memberOf(battles, planned)], teraType, count, least).score
}

function refineOptions(
  { battles, firstPass, planCache }: Shared,
  raid: RaidTarget,
  options: readonly AttackOption[],
  limits: Omit<SearchLimits, 'maxCompared' | 'further'>,
): BuildCandidate[] {
  const shortlisted = firstPass.best(options, raid, limits).slice(0, limits.maxPlanned)
  return refined(shortlisted, planCache, (count) => scoring(battles, raid, count), limits)
}

function halved(
  shared: Shared,
  raid: RaidTarget,
  options: readonly AttackOption[],
  limits: SearchLimits,
): Found[] {
  const { battles } = shared
  // Don't rank by score here: it would keep each species' fastest build and drop its safe one.
  const compared = ranked(battles, refineOptions(shared, raid, options, limits), (member) =>
    quickSoloStats(battles, member, raid.teraType, COMPARISON_BATTLES),
  )
  const creatures = firstOfEach(compared, ({ member }) => kindOf(member.build.species))
  return ranked(
    battles,
    creatures.slice(0, limits.maxCompared).map(({ candidate }) => candidate),
    (member) => preciseSoloStats(battles, member, raid.teraType),
  )
}

interface Found extends Ranked {
  readonly candidate: BuildCandidate
}

function ranked(
  battles: RaidBattles,
  candidates: readonly BuildCandidate[],
  tallyOf: (member: Member) => Tally,
): Found[] {
  return candidates
    .map((candidate) => ({ candidate, member: memberOf(battles, candidate) }))
    .map(({ candidate, member }) => ({ candidate, member, alone: tallyOf(member) }))
    .sort(bestFirst)
}

function bestFirst(one: Ranked, other: Ranked): number {
  return betterFirst(one.alone, other.alone)
}

export function usualAttackers(
  { raid, teraType }: SampleRaid,
  pool: SearchPool,
  limits: SearchLimits,
  assumptions?: Assumptions,
): readonly Ranked[] {
  const target = raidTarget(raid.boss, teraType)
  const options = attackOptionsOf(pool, target, (species) => isUsual(species, pool))
  return bestAttackers(sharedFrom(raid, assumptions), target, options, limits)
}
