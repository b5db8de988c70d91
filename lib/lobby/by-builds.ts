import type { TypeName } from '@/data/vocabulary'
import type { ToBring } from '@/lib/bring/what-to-bring'

/** What the battles of builds say about what to do in the lobby. */
export interface ClausesByBuilds {
  /** Who wins alone, or that nobody does. */
  readonly alone?: string
  /** Whether the one that wins alone does so without raising its stats. */
  readonly isUnboosted?: boolean
  /** Who wins among strangers, whose attacks and faints cut short what needs time. */
  readonly strangers?: string
  /** The best support and the move that it is brought for. */
  readonly support?: { readonly clause: string; readonly move: string }
  /** Whether no support is of use to the best attackers. */
  readonly needsNoSupport?: boolean
}

/**
 * What the battles of builds say: without a Tera type only what holds for all 18. Nothing while they are not known.
 * Source: `data/plans`, battles by the rules of `lib/battle`
 *
 * @param toBring what to bring of all that every player can get
 */
export function clausesByBuilds(
  teraType: TypeName | undefined,
  toBring: ToBring | undefined,
): ClausesByBuilds {
  if (!toBring) return {}
  const { needsNoSupport, nobodyWinsAlone } = toBring
  return {
    needsNoSupport,
    ...(nobodyWinsAlone && { alone: 'nobody listed wins this alone: bring a full team' }),
    ...(teraType && byNames(toBring)),
  }
}

function byNames({ attackers, supports, nobodyWinsAlone, winsUnboosted }: ToBring): ClausesByBuilds {
  const [best] = attackers.builds
  const [support] = supports.builds
  const isUnboosted = best !== undefined && best.name === winsUnboosted
  return {
    isUnboosted,
    ...(best &&
      !nobodyWinsAlone && {
        alone: `bring ${best.name}: wins ${best.chances[0]?.[0]}%${isUnboosted ? ' without a boost' : ''}`,
      }),
    ...(winsUnboosted && { strangers: `${winsUnboosted} needs no boost` }),
    ...(support && {
      support: { clause: `one brings ${support.name} for ${support.move}`, move: support.move },
    }),
  }
}
