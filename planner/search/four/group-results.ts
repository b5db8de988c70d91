import type { Tally } from '@/battle/odds/tally'
import { betterFirst, isLikelyWin, rankingWinRate, winsAtLeast } from '@/battle/win-rates'
import type { Ranked } from '@/planner/search/attackers'
import type { Group } from './group'

export interface GroupResult extends Ranked {
  readonly inGroup: Group
}

export function byGroupResult(a: GroupResult, b: GroupResult): number {
  return betterFirst(tallyForRanking(a), tallyForRanking(b))
}

export function bySoloThenGroup(a: GroupResult, b: GroupResult): number {
  const likelyFirst = Number(isLikelyAlone(b)) - Number(isLikelyAlone(a))
  if (likelyFirst !== 0) return likelyFirst
  return isLikelyAlone(a) ? byGroupResult(a, b) : betterFirst(a.inGroup.tally, b.inGroup.tally)
}

function tallyForRanking({ alone, inGroup }: GroupResult): Tally {
  const group = inGroup.tally.wins
  return {
    ...alone,
    wins: rankingWinRate({ alone: alone.wins, group }),
    leastWins: rankingWinRate({ alone: winsAtLeast(alone), group }),
  }
}

function isLikelyAlone(result: GroupResult): boolean {
  return isLikelyWin(winsAtLeast(tallyForRanking(result)))
}
