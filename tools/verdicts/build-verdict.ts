import type { Tally } from '@/battle/odds/tally'
import { leastAlone, winsAtLeast } from '@/battle/win-rates'
import type { Recommendation } from '@/data/strategies/recommendations'
import {
  BEST_ATTACKERS,
  type ListedBuild,
  type RaidPlans,
  type RankedAttacker,
  type RankedSupport,
  USUAL_ORIGINS,
} from '@/lib/plans/raid-plans'
import { raidKey } from '@/lib/raid/raid-id'
import { percent } from '@/lib/words/en/formats'
import { creatureName } from '@/lib/words/en/names/creature-name'
import { turnsIn } from '@/lib/words/en/phrases'
import type { NamedRaid } from '@/planner/raids/all-raids'
import { keptPlans } from '@/planner/raids/kept-results'
import { raidsNamed } from '@/planner/raids/raids-named'
import { bestSupports, helps } from '@/planner/search/best-supports'
import { RaidBattles } from '@/planner/search/raid-battles'
import { rankedAsBuilt } from '@/planner/search/recommended'

/** How a guide's build does in our battles, beside what is listed. */
export interface Verdict {
  readonly said: Recommendation
  /** The battles of an attacker alone; of a support those of our first three attackers with it. */
  readonly theirs: Tally
  /** Its creature's place among the attackers or supports that are listed, from 1; `undefined` where it is not. */
  readonly place: number | undefined
  readonly first: RankedAttacker | RankedSupport | undefined
  /** Whether the list lacks a build that wins at least as often as its first, or a support that helps clearly more. */
  readonly isMissed: boolean
}

/** In turns: the error of what a support saves. */
const EDGE = 0.5
const ALONE = { maxBuilds: 1, maxPlanned: 1, maxCompared: 1 }

/** Fights a recommended build. Throws for one whose boss is in no roster, rejects where no plans are kept. */
export async function verdictOn(said: Recommendation): Promise<Verdict> {
  const [raid] = raidsNamed(raidKey(said))
  const plans = raid && (await keptPlans(raid)).get(said.teraType)
  if (!raid || !plans) throw new Error(`No plans against ${said.boss} with Tera type ${said.teraType}`)
  return said.role === 'attacker' ? attackerVerdict(said, raid, plans) : supportVerdict(said, raid, plans)
}

function attackerVerdict(said: Recommendation, raid: NamedRaid, { attackers }: RaidPlans): Verdict {
  const theirs = rankedAsBuilt(new RaidBattles(raid), said.build, said.teraType).alone
  const place = placeOf(said, attackers)
  const [first] = attackers
  const wins = 100 * winsAtLeast(theirs)
  const winsAsOften = wins > 0 && wins >= (first ? leastAlone(first) : 0)
  return { said, theirs, place, first, isMissed: winsAsOften && place === undefined }
}

function supportVerdict(said: Recommendation, raid: NamedRaid, { attackers, supports }: RaidPlans): Verdict {
  const battles = new RaidBattles(raid)
  const team = attackers
    .filter(({ build: { origin } }) => USUAL_ORIGINS.has(origin))
    .slice(0, BEST_ATTACKERS)
    .map(({ build, plan }) => battles.member(build, plan, 'attacker'))
  const [found] = bestSupports(battles, said.teraType, team, [said.build], ALONE)
  if (!found) throw new Error(`${said.build.species} was not fought with`)
  const theirs = found.together
  const without = battles.preciseStats(team, said.teraType)
  const [first] = supports
  const place = placeOf(said, supports)
  // The search fought with other seeds: a support that saves barely what counts, or as much as others, may be listed or not.
  const isBetter = !first || (100 * theirs.wins >= first.together && theirs.turns <= first.turns - EDGE)
  const clearlyHelps = helps({ ...without, turns: without.turns - EDGE }, theirs)
  return { said, theirs, place, first, isMissed: clearlyHelps && isBetter && place === undefined }
}

function placeOf({ build }: Recommendation, listed: readonly { build: ListedBuild }[]): number | undefined {
  const place = listed.findIndex(({ build: { species } }) => species === build.species)
  return place < 0 ? undefined : place + 1
}

/** The row of a recommendation in `docs/plans.md`: raid, what is brought, how it does, and our place or why not. */
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

/** The heads of the columns. */
export const VERDICT_HEADS = ['raid', 'recommended', 'source', 'their build', 'our first', 'verdict']

function resultOf({ turns, taken, ...fared }: Verdict['theirs']): string {
  const wins = winsAtLeast(fared)
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
  const most = first && 'alone' in first ? leastAlone(first) : 0
  return 100 * winsAtLeast(theirs) < most
    ? 'not listed: wins less often than our first'
    : 'not listed: others win as often, more safely or in fewer turns'
}
