import type { Origin } from '@/data/vocabulary'
import { attackKind } from '@/lib/bring/attack-kind'
import type { PlayedBuild } from '@/lib/plans/played-build'
import type { RankedAttacker, RankedSupport } from '@/lib/plans/raid-plans'
import type { BuildSearch } from './build-search'

const FILTER_OF = {
  ordinary: undefined,
  paradox: undefined,
  'one a save': 'legendaries',
  'mythical or event': 'mythicals',
} as const satisfies Readonly<Record<Origin, keyof BuildSearch | undefined>>

/** The attackers that a visitor wants listed, in their order. */
export function wantedAttackers(
  attackers: readonly RankedAttacker[],
  search: BuildSearch,
  owned: ReadonlySet<string>,
): RankedAttacker[] {
  return attackers.filter(
    (attacker) =>
      isWanted(attacker, search, owned) && (!search.kind || search.kind === attackKind(attacker.build)),
  )
}

/** The supports that a visitor wants listed, in their order. Of which kind an attacker is says nothing of them. */
export function wantedSupports(
  supports: readonly RankedSupport[],
  search: BuildSearch,
  owned: ReadonlySet<string>,
): RankedSupport[] {
  return supports.filter((support) => isWanted(support, search, owned))
}

function isWanted(
  { build: { got, species }, plan }: PlayedBuild,
  search: BuildSearch,
  owned: ReadonlySet<string>,
): boolean {
  const filter = FILTER_OF[got]
  return (
    (!filter || search[filter]) &&
    (!search.unboosted || plan.boosts === 0) &&
    (!search.mine || owned.has(species))
  )
}
