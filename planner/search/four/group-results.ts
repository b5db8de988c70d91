import type { Tally } from '@/battle/odds/tally'
import { betterFirst, isLikely, standingOf, winsAtLeast } from '@/battle/win-rates'
import type { Ranked } from '@/planner/search/attackers'
import type { Group } from './group'

/** An attacker alone, and as four of it. */
export interface Standing extends Ranked {
  readonly inGroup: Group
}

/** Puts the better first, by the chance that each stands by. */
export function byStanding(one: Standing, other: Standing): number {
  return betterFirst(standing(one), standing(other))
}

/** Puts those first that win alone more often than not, the better of them before the others; then those of which four fare better. */
export function aloneThenByFour(one: Standing, other: Standing): number {
  const ofLikely = Number(isLikelyAlone(other)) - Number(isLikelyAlone(one))
  if (ofLikely !== 0) return ofLikely
  return isLikelyAlone(one) ? byStanding(one, other) : betterFirst(one.inGroup.tally, other.inGroup.tally)
}

function standing({ alone, inGroup }: Standing): Tally {
  const group = inGroup.tally.wins
  return {
    ...alone,
    wins: standingOf({ alone: alone.wins, group }),
    leastWins: standingOf({ alone: winsAtLeast(alone), group }),
  }
}

function isLikelyAlone(one: Standing): boolean {
  return isLikely(winsAtLeast(standing(one)))
}
