import type { Tally } from '@/battle/odds/tally'
import { leastAlone, winsAtLeast } from '@/battle/win-rates'
import type { Recommendation } from '@/data/strategies/recommendations'
import {
  BEST_ATTACKERS,
  COMMON_ORIGINS,
  type ListedBuild,
  type RaidPlans,
  type RankedAttacker,
  type RankedSupport,
} from '@/lib/plans/raid-plans'
import { raidKey } from '@/lib/raid/raid-id'
import { percent } from '@/lib/words/en/formats'
import { creatureName } from '@/lib/words/en/names/creature-name'
import { turnsIn } from '@/lib/words/en/phrases'
import type { NamedRaid } from '@/planner/raids/all-raids'
import { loadPlans } from '@/planner/raids/kept-results'
import { raidsNamed } from '@/planner/raids/raids-named'
import { bestSupports, helps } from '@/planner/search/best-supports'
import { RaidBattles } from '@/planner/search/raid-battles'
import { rateUnchanged } from '@/planner/search/recommended'

export interface Verdict {
  readonly said: Recommendation
  /** Solo battles of an attacker; for a support, battles of our three best attackers with it. */
  readonly theirs: Tally
  /** The 1-based rank of its species in our list; `undefined` if it is missing. */
  readonly place: number | undefined
  readonly first: RankedAttacker | RankedSupport | undefined
  /** Whether our list lacks a build as good as its first, or a support that helps clearly more. */
  readonly isMissed: boolean
}

/** The margin of error of the turns that a support saves. */
const EDGE = 0.5
const ALONE = { maxBuilds: 1, maxPlanned: 1, maxCompared: 1 }

/** Simulates a recommended build. Rejects if the boss is in no roster or has no plans. */
export async function verdictOn(recommendation: Recommendation): Promise<Verdict> {
  const [raid] = raidsNamed(raidKey(recommendation))
  const plans = raid && (await loadPlans(raid)).get(recommendation.teraType)
  if (!raid || !plans)
    throw new Error(`No plans against ${recommendation.boss} with Tera type ${recommendation.teraType}`)
  return recommendation.role === 'attacker'
    ? attackerVerdict(recommendation, raid, plans)
    : supportVerdict(recommendation, raid, plans)
}

function attackerVerdict(recommendation: Recommendation, raid: NamedRaid, { attackers }: RaidPlans): Verdict {
  const theirs = rateUnchanged(new RaidBattles(raid), recommendation.build, recommendation.teraType).alone
  const rank = placeOf(recommendation, attackers)
  const [first] = attackers
  const wins = 100 * winsAtLeast(theirs)
  const winsAsOften = wins > 0 && wins >= (first ? leastAlone(first) : 0)
  return { said: recommendation, theirs, place: rank, first, isMissed: winsAsOften && rank === undefined }
}

function supportVerdict(
  recommendation: Recommendation,
  raid: NamedRaid,
  { attackers, supports }: RaidPlans,
): Verdict {
  const battles = new RaidBattles(raid)
  const team = attackers
    .filter(({ build: { origin } }) => COMMON_ORIGINS.has(origin))
    .slice(0, BEST_ATTACKERS)
    .map(({ build, plan }) => battles.member(build, plan, 'attacker'))
  const [support] = bestSupports(battles, recommendation.teraType, team, [recommendation.build], ALONE)
  if (!support) throw new Error(`${recommendation.build.species} was not simulated`)
  const theirs = support.together
  const without = battles.preciseStats(team, recommendation.teraType)
  const [first] = supports
  const rank = placeOf(recommendation, supports)
  // The search used other seeds, so it may list or omit a support that is barely worth it or as good as others.
  const isBetter = !first || (100 * theirs.wins >= first.together && theirs.turns <= first.turns - EDGE)
  const clearlyHelps = helps({ ...without, turns: without.turns - EDGE }, theirs)
  return {
    said: recommendation,
    theirs,
    place: rank,
    first,
    isMissed: clearlyHelps && isBetter && rank === undefined,
  }
}

function placeOf({ build }: Recommendation, builds: readonly { build: ListedBuild }[]): number | undefined {
  const index = builds.findIndex(({ build: { species } }) => species === build.species)
  return index < 0 ? undefined : index + 1
}

/** Returns the row of a recommendation in `docs/plans.md`: raid, build, results, and our rank or why there is none. */
export function verdictRow(verdict: Verdict): string[] {
  const { tier, boss, teraType, role, build, source } = verdict.said
  return [
    `${tier}★ ${boss}, ${teraType}`,
    `${creatureName(build.species)} (${role}): ${build.moves.join(', ')}`,
    `[guide](${source})`,
    resultOf(verdict.theirs),
    ours(verdict),
    reason(verdict),
  ]
}

export const VERDICT_HEADS = ['raid', 'recommended', 'source', 'their build', 'our first', 'verdict']

function resultOf({ turns, taken, ...tally }: Verdict['theirs']): string {
  const wins = winsAtLeast(tally)
  return wins > 0
    ? `${percent(100 * wins)}, ${turnsIn(turns)}`
    : `0%, takes ${percent(100 * taken)} of its HP`
}

function ours({ first }: Verdict): string {
  if (!first) return 'none'
  const wins = 'alone' in first ? leastAlone(first) : first.together
  return `${creatureName(first.build.species)}: ${wins}%, ${turnsIn(first.turns)}`
}

function reason({ place, theirs, first, said, isMissed }: Verdict): string {
  if (place !== undefined) return `listed, place ${place}`
  if (isMissed) return '**missing from the list**'
  if (said.role === 'support')
    return 'not listed: saves our first three attackers too little, or no more than those that are'
  const bestChance = first && 'alone' in first ? leastAlone(first) : 0
  return 100 * winsAtLeast(theirs) < bestChance
    ? 'not listed: wins less often than our first'
    : 'not listed: others win as often, more safely or in fewer turns'
}
