import { leastWins, SLOWEST, standsAtAnyPace } from '@/battle/odds/solo-rate'
import type { Tally } from '@/battle/odds/tally'
import type { TypeName } from '@/data/vocabulary'
import type { RaidTarget } from '@/planner/raids/raid-target'
import { memberOf, type Played } from '@/planner/search/planned-build'
import type { Member, RaidBattles } from '@/planner/search/raid-battles'
import type { Scoring } from '@/planner/search/top-n'

/** A score that every team reaches, so that all battles are fought. */
const NO_LEAST = 0

/** The settled tally of an attacker without NPCs, with its wins at the pace at which it wins least. */
export function settledAlone(battles: RaidBattles, member: Member, teraType: TypeName): Tally {
  const solo = battles.solo(member, teraType)
  return { ...solo('nobody'), leastWins: leastWins(solo, 'nobody') }
}

/** The tally of so many battles of an attacker without NPCs, with its wins in as many at the slowest pace where that may count. */
export function glanceAlone(battles: RaidBattles, member: Member, teraType: TypeName, count: number): Tally {
  const alone = battles.glance([member], teraType, count)
  if (alone.wins === 0 || standsAtAnyPace(alone)) return alone
  return { ...alone, leastWins: battles.glance([member], teraType, count, NO_LEAST, SLOWEST).wins }
}

/** Scores of an attacker alone by so many battles at the pace at which it does worse, since lists go by that. */
export function scoresAtAnyPace(
  battles: RaidBattles,
  { teraType }: Pick<RaidTarget, 'teraType'>,
  count: number,
): Scoring<Played> {
  return (played, least) => {
    const team = [memberOf(battles, played)]
    const usual = battles.glance(team, teraType, count, least)
    if (usual.score < least || standsAtAnyPace(usual)) return usual.score
    return Math.min(usual.score, battles.glance(team, teraType, count, least, SLOWEST).score)
  }
}
