import { leastWins, SLOWEST_TURN, winsAtAnySpeed } from '@/battle/odds/solo-rate'
import type { Tally } from '@/battle/odds/tally'
import type { TypeName } from '@/data/vocabulary'
import type { RaidTarget } from '@/planner/raids/raid-target'
import { memberOf, type PlannedBuild } from '@/planner/search/planned-build'
import type { Member, RaidBattles } from '@/planner/search/raid-battles'
import type { ScoreFunction } from '@/planner/search/top-n'

/** Every team reaches this score, so no battle is skipped. */
const NO_MIN_SCORE = 0

/** Returns an attacker's precise stats without NPCs. `leastWins` is at its worst turn speed. */
export function preciseSoloStats(battles: RaidBattles, member: Member, teraType: TypeName): Tally {
  const solo = battles.solo(member, teraType)
  return { ...solo('nobody'), leastWins: leastWins(solo, 'nobody') }
}

/** Fights `count` more battles at the slowest turn speed if that may matter. */
export function quickSoloStats(
  battles: RaidBattles,
  member: Member,
  teraType: TypeName,
  count: number,
): Tally {
  const alone = battles.quickStats([member], teraType, count)
  if (alone.wins === 0 || winsAtAnySpeed(alone)) return alone
  return {
    ...alone,
    leastWins: battles.quickStats([member], teraType, count, NO_MIN_SCORE, SLOWEST_TURN).wins,
  }
}

/** Scores an attacker's solo battles at its worse turn speed, as lists do. */
export function scoresAtWorstSpeed(
  battles: RaidBattles,
  { teraType }: Pick<RaidTarget, 'teraType'>,
  count: number,
): ScoreFunction<PlannedBuild> {
  return (build, minScore) => {
    const team = [memberOf(battles, build)]
    const usual = battles.quickStats(team, teraType, count, minScore)
    if (usual.score < minScore || winsAtAnySpeed(usual)) return usual.score
    return Math.min(usual.score, battles.quickStats(team, teraType, count, minScore, SLOWEST_TURN).score)
  }
}
