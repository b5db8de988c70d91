import type { Origin } from '@/data/vocabulary'
import { attackKind } from '@/lib/bring/attack-kind'
import { usedBoosts } from '@/lib/bring/used-stat-moves'
import type { PlayedBuild } from '@/lib/plans/played-build'
import type { ListedBuild, RankedAttacker, RankedSupport } from '@/lib/plans/raid-plans'
import { inShownOrder } from '@/lib/plans/shown-win-rates'
import type { BuildSearch, Sort } from './build-search'

const FILTER_OF = {
  ordinary: undefined,
  paradox: undefined,
  'one a save': 'legendaries',
  'mythical or event': 'mythicals',
} as const satisfies Readonly<Record<Origin, keyof BuildSearch | undefined>>

export function filterAttackers(
  attackers: readonly RankedAttacker[],
  search: BuildSearch,
  owned: ReadonlySet<string>,
): RankedAttacker[] {
  const matches = inShownOrder(attackers).filter(
    (attacker) =>
      matchesFilters(attacker, search, owned) && (!search.kind || search.kind === attackKind(attacker.build)),
  )
  const order = ORDERS[search.sort]
  return order ? matches.toSorted(order) : matches
}

/** Filters supports and keeps their order. The filter by attack kind doesn't apply. */
export function filterSupports<T extends RankedSupport>(
  supports: readonly T[],
  search: BuildSearch,
  owned: ReadonlySet<string>,
): T[] {
  return supports.filter((support) => matchesFilters(support, search, owned))
}

function matchesFilters(
  playedBuild: PlayedBuild<ListedBuild>,
  search: BuildSearch,
  owned: ReadonlySet<string>,
): boolean {
  const { origin, species } = playedBuild.build
  const filter = FILTER_OF[origin]
  return (
    (!filter || search[filter]) &&
    (!search.unboosted || usedBoosts(playedBuild).length === 0) &&
    (!search.mine || owned.has(species))
  )
}

const ORDERS: Readonly<Record<Sort, ((a: RankedAttacker, b: RankedAttacker) => number) | undefined>> = {
  alone: undefined,
  group: (a, b) => b.group - a.group,
  turns: (a, b) => winsBy(a) - winsBy(b) || a.turns - b.turns,
  safest: (a, b) => a.faints - b.faints || b.lowestHp - a.lowestHp,
}

function winsBy({ alone, group }: RankedAttacker): number {
  if (alone > 0) return 0
  return group > 0 ? 1 : 2
}
