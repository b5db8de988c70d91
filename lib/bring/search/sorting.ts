import type { RankedAttacker } from '@/lib/plans/raid-plans'
import type { Sort } from './build-search'

type Order = (one: RankedAttacker, other: RankedAttacker) => number

/** Attackers in an order. Those that are equal by it stay as they are. */
export function sorted(attackers: readonly RankedAttacker[], sort: Sort): readonly RankedAttacker[] {
  const order = ORDERS[sort]
  return order ? attackers.toSorted(order) : attackers
}

// A file of plans has the chance to win alone as its order.
const ORDERS: Readonly<Record<Sort, Order | undefined>> = {
  alone: undefined,
  group: (one, other) => other.group - one.group,
  turns: (one, other) => winsBy(one) - winsBy(other) || one.turns - other.turns,
  safest: (one, other) => one.faints - other.faints || other.lowestHp - one.lowestHp,
}

/** 0 for one that wins alone, 1 for one that wins with three others, 2 for one that does not: their turns are of each. */
function winsBy({ alone, group }: RankedAttacker): number {
  if (alone > 0) return 0
  return group > 0 ? 1 : 2
}
