import type { Tally } from '@/lib/odds/tally'
import { betterFirst, chanceBand } from '@/lib/plans/better-first'
import { standingOf } from '@/lib/plans/standing'
import type { Ranked } from '@/planner/search/attackers'
import type { Group } from './group'

/** An attacker alone, and as four of it. */
export interface Standing extends Ranked {
  readonly inGroup: Group
}

/** Puts the better first: by the chance of each to stand by, or as in a visitor's box by four where neither wins alone. */
export function byStanding(one: Standing, other: Standing): number {
  const standings = [standing(one), standing(other)] as const
  return standings.some(({ wins }) => chanceBand(wins) > 0) ? betterFirst(...standings) : byFour(one, other)
}

/** Puts those first of which four fare better. */
export function byFour(one: Standing, other: Standing): number {
  return betterFirst(one.inGroup.tally, other.inGroup.tally)
}

function standing({ alone, inGroup }: Standing): Tally {
  return { ...alone, wins: standingOf({ alone: alone.wins, group: inGroup.tally.wins }) }
}
