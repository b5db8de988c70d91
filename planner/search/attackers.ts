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

/** How far a search looks: how many go on from each of its steps. */
export interface SearchLimits extends FirstPassLimits, RefinementLimits {
  /** Attack options whose plan is searched. */
  readonly maxPlanned: number
  /** Creatures that are fought on, each with its best attack option, until their order stands. */
  readonly maxCompared: number
  /** How far it looks where that finds too few that win: a raid that nearly nothing beats is worth more time. */
  readonly further?: SearchLimits
}

/** An attacker, and the tally of its battles alone. */
export interface Ranked {
  readonly member: Member
  readonly alone: Tally
}

/** The share of battles that each of the best attackers wins, else the search goes further. */
const SURE_ALONE = 0.95

/** Battles per attack option that choose the best of each species. */
const COMPARISON_BATTLES = 40

const ALL = Number.POSITIVE_INFINITY
/** A search of the attack options of one creature, which are few. */
const NO_LIMITS = {
  maxScreened: ALL,
  maxShortlisted: ALL,
  maxPlanned: ALL,
  maxEquipped: ALL,
  maxRefined: ALL,
} as const

/** Of those compared, as many as may come into a list. */
const RECONSIDERED = 8

/** Shares of battles won between which the percentages of healing are searched in small steps. */
const HEALED = { from: 0.02, to: 0.98 }

/** Attack options that changes are drawn around, those of the drawn that are climbed from, and the battles that tell these apart. */
const STARTS = 4
const CLIMBED = 2
const FINAL_COMPARISON_BATTLES = 96

/** What the searches of a boss's Tera types share. */
export interface Shared {
  readonly battles: RaidBattles
  readonly firstPass: FirstPass
  readonly planCache: PlanCache
}

/** What a boss's searches share, before the first of them. */
export function sharedFrom(raid: NamedRaid, assumptions?: Assumptions): Shared {
  const battles = new RaidBattles(raid, assumptions)
  const firstPass = new FirstPass(battles, forecastRules(raid, assumptions))
  return { battles, firstPass, planCache: new PlanCache(optionSearch(battles)) }
}

/**
 * The attackers that win a raid best, each creature once, in the order of `betterFirst`. Successive halving: the attack options that a
 * forecast puts first fight few battles, the better ones more, while their plans and builds are searched.
 * Source: https://proceedings.mlr.press/v51/jamieson16.html
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

/**
 * Searches a borderline attacker again: all options of its species, and random variations of them. Returns the best attacker
 * found, or the attacker itself if nothing wins more.
 */
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

/** The one that healing may still help, with the percentages of HP that are best for it. */
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

/** The attack options that do best once plan and build of each are searched. */
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

/** An attacker as the search found it. */
interface Found extends Ranked {
  readonly candidate: BuildCandidate
}

/** Candidates in their order, by a tally of each. */
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

/** The attackers that everyone can bring to a raid, the best first, as a search with these limits finds them. */
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
