import type { Recommendation } from '@/data/recommendations'
import type { Tally } from '@/lib/odds/tally'
import type { ListedBuild, RaidPlans, RankedAttacker, RankedSupport } from '@/lib/plans/raid-plans'
import type { ListedRaid } from '@/tools/plans/listed-raids'
import { raidsNamed } from '@/tools/plans/raids-named'
import { RaidBattles } from '@/tools/plans/search/raid-battles'
import { rankedAsBuilt } from '@/tools/plans/search/recommended'
import { bestSupports, helps } from '@/tools/plans/search/supports'
import { keptPlans } from './kept-plans'

/** What a guide's build comes to in our battles, beside what is listed. */
export interface Verdict {
  readonly said: Recommendation
  /** The battles of an attacker alone; of a support those of our first three attackers with it. */
  readonly theirs: Tally
  /** Its creature's place among the attackers or supports that are listed, from 1; `undefined` where it is not. */
  readonly place: number | undefined
  readonly first: RankedAttacker | RankedSupport | undefined
  /** Whether the list lacks a build that wins at least as often as its first, or a support that helps as much. */
  readonly isMissed: boolean
}

const TEAM = 3
/** In turns: the error of what a support saves. */
const EDGE = 0.5
const ALONE = { builds: 1, planned: 1, compared: 1 }

/** Fights a recommended build. Throws for one whose boss is in no roster, rejects where no plans are kept. */
export async function verdictOn(said: Recommendation): Promise<Verdict> {
  const [raid] = raidsNamed(`${said.tier}/${said.region}/${said.boss}`)
  const plans = raid && (await keptPlans(raid)).get(said.teraType)
  if (!raid || !plans) throw new Error(`No plans against ${said.boss} with Tera type ${said.teraType}`)
  return said.role === 'attacker' ? attackerVerdict(said, raid, plans) : supportVerdict(said, raid, plans)
}

function attackerVerdict(said: Recommendation, raid: ListedRaid, { attackers }: RaidPlans): Verdict {
  const theirs = rankedAsBuilt(new RaidBattles(raid), said.build, said.teraType).alone
  const place = placeOf(said, attackers)
  const [first] = attackers
  const winsAsOften = theirs.wins > 0 && 100 * theirs.wins >= (first?.alone ?? 0)
  return { said, theirs, place, first, isMissed: winsAsOften && place === undefined }
}

function supportVerdict(said: Recommendation, raid: ListedRaid, { attackers, supports }: RaidPlans): Verdict {
  const battles = new RaidBattles(raid)
  const team = attackers
    .filter(({ build: { got } }) => got === 'ordinary' || got === 'paradox')
    .slice(0, TEAM)
    .map(({ build, plan }) => battles.member(build, plan, 'attacker'))
  const [found] = bestSupports(battles, said.teraType, team, [said.build], ALONE)
  if (!found) throw new Error(`${said.build.species} was not fought with`)
  const theirs = found.together
  const without = battles.settled(team, said.teraType)
  const [first] = supports
  const place = placeOf(said, supports)
  const isAsGood =
    100 * theirs.wins >= (first?.together ?? 0) && theirs.turns <= (first?.turns ?? theirs.turns)
  // The search fought with other seeds: a support that saves barely what counts may be listed or not.
  const clearlyHelps = helps({ ...without, turns: without.turns - EDGE }, theirs)
  return { said, theirs, place, first, isMissed: clearlyHelps && isAsGood && place === undefined }
}

function placeOf({ build }: Recommendation, listed: readonly { build: ListedBuild }[]): number | undefined {
  const place = listed.findIndex(({ build: { species } }) => species === build.species)
  return place < 0 ? undefined : place + 1
}
