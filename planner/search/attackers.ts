import type { Assumptions } from '@/battle/assumptions'
import type { Tally } from '@/battle/odds/tally'
import { betterFirst, winsAtLeast } from '@/battle/win-rates'
import { firstOfEach } from '@/lib/first-of-each'
import { BEST_ATTACKERS } from '@/lib/plans/raid-plans'
import type { AttackLine } from '@/planner/candidates/attack-options'
import { kindOf } from '@/planner/creatures/usable-species'
import type { NamedRaid } from '@/planner/raids/all-raids'
import { courseOf } from '@/planner/raids/forecast-rules'
import { type RaidTarget, raidTarget } from '@/planner/raids/raid-target'
import type { SampleRaid } from '@/planner/raids/raids-named'
import { withBestHealing } from '@/planner/search/again/best-healing'
import { bestDrawn } from '@/planner/search/again/drawn-changes'
import { isUnsure, lastLook } from '@/planner/search/again/hill-climb'
import { glanceAlone, scoresAtAnyPace, settledAlone } from '@/planner/search/solo/turn-speeds'
import { FirstPass, type FirstPassBreadth } from './first-pass'
import { lineSearch } from './line-search'
import { PlanCache } from './plan-cache'
import { type Entrant, memberOf, type Played } from './planned-build'
import { type Member, RaidBattles } from './raid-battles'
import { CLOSER, type RefinedBreadth, refined } from './refined'
import { type Entrants, isUsual, linesOf } from './search-pool'
import { bestFew, type Scoring } from './top-n'

/** How far a search looks: how many go on from each of its steps. */
export interface Breadth extends FirstPassBreadth, RefinedBreadth {
  /** Lines whose plan is searched. */
  readonly planned: number
  /** Creatures that are fought on, each with its best line, until their order stands. */
  readonly compared: number
  /** How far it looks where that finds too few that win: a raid that nearly nothing beats is worth more time. */
  readonly further?: Breadth
}

/** An attacker, and the tally of its battles alone. */
export interface Ranked {
  readonly member: Member
  readonly alone: Tally
}

/** The share of battles that each of the best attackers wins, else the search goes further. */
const SURE_ALONE = 0.95

/** Battles that lines are compared by. */
const COMPARE = 40

const ALL = Number.POSITIVE_INFINITY
/** A search of the lines of one creature, which are few. */
const EVERY_LINE = { promising: ALL, glanced: ALL, planned: ALL, equipped: ALL, refined: ALL } as const

/** Of those compared, as many as may come into a list. */
const LOOKED_AT_AGAIN = 8

/** Shares of battles won between which the percentages of healing are searched in small steps. */
const HEALED = { from: 0.02, to: 0.98 }

/** Lines that changes are drawn around, those of the drawn that are climbed from, and the battles that tell these apart. */
const STARTS = 4
const LOOKED_AT_LAST = 2
const LAST_COMPARED = 96

/** What the searches of a boss's Tera types share. */
export interface Shared {
  readonly battles: RaidBattles
  readonly firstPass: FirstPass
  readonly planCache: PlanCache
}

/** What a boss's searches share, before the first of them. */
export function sharedFrom(raid: NamedRaid, assumptions?: Assumptions): Shared {
  const battles = new RaidBattles(raid, assumptions)
  const firstPass = new FirstPass(battles, courseOf(raid, assumptions))
  return { battles, firstPass, planCache: new PlanCache(lineSearch(battles)) }
}

/**
 * The attackers that win a raid best, each creature once, in the order of `betterFirst`. Successive halving: the lines that a
 * forecast puts first fight few battles, the better ones more, while their plans and builds are searched.
 * Source: https://proceedings.mlr.press/v51/jamieson16.html
 */
export function bestAttackers(
  shared: Shared,
  raid: RaidTarget,
  lines: readonly AttackLine[],
  breadth: Breadth,
): Ranked[] {
  const found = halved(shared, raid, lines, breadth)
  const isBeaten = (found[BEST_ATTACKERS - 1]?.alone.wins ?? 0) >= SURE_ALONE
  if (!isBeaten && breadth.further) return bestAttackers(shared, raid, lines, breadth.further)
  const again = found.slice(0, LOOKED_AT_AGAIN).map((one) => lookedAtAgain(shared, raid, one, lines))
  return [...again, ...found.slice(LOOKED_AT_AGAIN)].sort(bestFirst)
}

/**
 * One that may win and may not, or what its creature does better: the best of all its lines and of what is drawn around them,
 * looked at once more.
 */
function lookedAtAgain(shared: Shared, raid: RaidTarget, first: Found, lines: readonly AttackLine[]): Found {
  const { battles } = shared
  const found = healedInTime(battles, raid, first)
  if (!isUnsure(found.alone)) return found
  const kind = kindOf(found.member.build.species)
  const own = lines.filter(({ prepared }) => kindOf(prepared.creature.name) === kind)
  const others = refinedLines(shared, raid, own, EVERY_LINE)
  const starts = bestFew([found.entrant, ...others], STARTS, scoresAtAnyPace(battles, raid, CLOSER))
  const looked = bestDrawn(battles, starts, raid, LOOKED_AT_LAST)
    .map((one) => lastLook(battles, one, raid))
    .map((one) => healedAtAnyPace(battles, raid, one))
  const [best = found] = ranked(battles, looked, (member) =>
    glanceAlone(battles, member, raid.teraType, LAST_COMPARED),
  )
  return moreOften(found, settled(battles, raid, best.entrant))
}

/** The one that healing may still help, with the percentages of HP that are best for it. */
function healedInTime(battles: RaidBattles, raid: RaidTarget, found: Found): Found {
  if (found.alone.wins < HEALED.from || winsAtLeast(found.alone) > HEALED.to) return found
  return moreOften(found, settled(battles, raid, healedAtAnyPace(battles, raid, found.entrant)))
}

function healedAtAnyPace(battles: RaidBattles, raid: RaidTarget, entrant: Entrant): Entrant {
  return withBestHealing(battles, entrant, (count) => scoresAtAnyPace(battles, raid, count))
}

function settled(battles: RaidBattles, { teraType }: RaidTarget, entrant: Entrant): Found {
  const member = memberOf(battles, entrant)
  return { entrant, member, alone: settledAlone(battles, member, teraType) }
}

function moreOften(one: Found, other: Found): Found {
  return winsAtLeast(other.alone) > winsAtLeast(one.alone) ? other : one
}

function scoring(battles: RaidBattles, { teraType }: RaidTarget, count: number): Scoring<Played> {
  return (played, least) => battles.glance([memberOf(battles, played)], teraType, count, least).score
}

/** The lines that do best once plan and build of each are searched. */
function refinedLines(
  { battles, firstPass, planCache }: Shared,
  raid: RaidTarget,
  lines: readonly AttackLine[],
  breadth: Omit<Breadth, 'compared' | 'further'>,
): Entrant[] {
  const entered = firstPass.best(lines, raid, breadth).slice(0, breadth.planned)
  return refined(entered, planCache, (count) => scoring(battles, raid, count), breadth)
}

function halved(shared: Shared, raid: RaidTarget, lines: readonly AttackLine[], breadth: Breadth): Found[] {
  const { battles } = shared
  // By score the fastest line of a creature would stand for it, and its safe one be lost.
  const compared = ranked(battles, refinedLines(shared, raid, lines, breadth), (member) =>
    glanceAlone(battles, member, raid.teraType, COMPARE),
  )
  const creatures = firstOfEach(compared, ({ member }) => kindOf(member.build.species))
  return ranked(
    battles,
    creatures.slice(0, breadth.compared).map(({ entrant }) => entrant),
    (member) => settledAlone(battles, member, raid.teraType),
  )
}

/** An attacker as the search found it. */
interface Found extends Ranked {
  readonly entrant: Entrant
}

/** Entrants in their order, by a tally of each. */
function ranked(
  battles: RaidBattles,
  entrants: readonly Entrant[],
  tallyOf: (member: Member) => Tally,
): Found[] {
  return entrants
    .map((entrant) => ({ entrant, member: memberOf(battles, entrant) }))
    .map(({ entrant, member }) => ({ entrant, member, alone: tallyOf(member) }))
    .sort(bestFirst)
}

function bestFirst(one: Ranked, other: Ranked): number {
  return betterFirst(one.alone, other.alone)
}

/** The attackers that everyone can bring to a raid, the best first, as a search of this breadth finds them. */
export function usualAttackers(
  { raid, teraType }: SampleRaid,
  entrants: Entrants,
  breadth: Breadth,
  assumptions?: Assumptions,
): readonly Ranked[] {
  const target = raidTarget(raid.boss, teraType)
  const lines = linesOf(entrants, target, (species) => isUsual(species, entrants))
  return bestAttackers(sharedFrom(raid, assumptions), target, lines, breadth)
}
