import type { Tally } from '@/battle/odds/tally'
import { betterFirst, isLikelyWin, rankingWinRate, winsAtLeast } from '@/battle/win-rates'
import type { Ranked } from '@/planner/search/attackers'
import type { Group } from './group'

/** An attacker's results solo and as a group of four. */
export interface GroupResult extends Ranked {
  readonly inGroup: Group
}

/** Sorts by the win rate used for ranking, highest first. */
export function byGroupResult(one: GroupResult, other: GroupResult): number {
  return betterFirst(tallyForRanking(one), tallyForRanking(other))
}

/** Sorts builds that win at least half their solo battles first, then by group results. */
export function bySoloThenGroup(one: GroupResult, other: GroupResult): number {
  const ofLikely = Number(isLikelyAlone(other)) - Number(isLikelyAlone(one))
  if (ofLikely !== 0) return ofLikely
  return isLikelyAlone(one) ? byGroupResult(one, other) : betterFirst(one.inGroup.tally, other.inGroup.tally)
}

function tallyForRanking({ alone, inGroup }: GroupResult): Tally {
  const group = inGroup.tally.wins
  return {
    ...alone,
    wins: rankingWinRate({ alone: alone.wins, group }),
    leastWins: rankingWinRate({ alone: winsAtLeast(alone), group }),
  }
}

function isLikelyAlone(one: GroupResult): boolean {
  return isLikelyWin(winsAtLeast(tallyForRanking(one)))
}
