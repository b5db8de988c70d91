import type { AttackKind } from '@/lib/bring/attack-kind'

/**
 * The orders of attackers: by the chance to win `alone`, or in a `group` of four of them; by the fewest `turns`; or the
 * `safest` first.
 */
export const SORTS = ['alone', 'group', 'turns', 'safest'] as const

/** An order of attackers. */
export type Sort = (typeof SORTS)[number]

/** Which builds a visitor wants listed, and in which order. */
export interface BuildSearch {
  readonly sort: Sort
  readonly legendaries: boolean
  readonly mythicals: boolean
  /** The only attackers that are listed; both kinds when not set. */
  readonly kind?: AttackKind | undefined
  /** Whether those that raise their own stats first are left out. */
  readonly unboosted: boolean
  /** Whether only Pokémon that the visitor owns are listed. */
  readonly mine: boolean
}

/** The default: what every player can get, those that win alone most surely first. */
export const FOR_EVERYONE: BuildSearch = {
  sort: 'alone',
  legendaries: false,
  mythicals: false,
  kind: undefined,
  unboosted: false,
  mine: false,
}
