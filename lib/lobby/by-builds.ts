import type { TypeName } from '@/data/vocabulary'
import type { ToBring } from '@/lib/bring/what-to-bring'

/** What to bring of all that every player can get, as far as a lobby asks. */
export interface KnownBuilds
  extends Pick<ToBring, 'attackers' | 'supports' | 'nobodyWinsAlone' | 'needsNoSupport'> {
  /** See `winsUnboosted`. */
  readonly unboosted: string | undefined
}

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
 * What the battles of builds say: without a Tera type only what holds for all 18.
 * Source: `data/plans`, battles by the rules of `lib/battle`
 */
export function clausesByBuilds(teraType: TypeName | undefined, known: KnownBuilds): ClausesByBuilds {
  const { needsNoSupport, nobodyWinsAlone } = known
  return {
    needsNoSupport,
    ...(nobodyWinsAlone && { alone: 'nobody listed wins this alone: bring a full team' }),
    ...(teraType && byNames(known)),
  }
}

function byNames({ attackers, supports, nobodyWinsAlone, unboosted }: KnownBuilds): ClausesByBuilds {
  const [best] = attackers.builds
  const [support] = supports.builds
  const isUnboosted = best !== undefined && best.name === unboosted
  return {
    isUnboosted,
    ...(best &&
      !nobodyWinsAlone && {
        alone: `bring ${best.name}: wins ${best.chances[0]?.[0]}%${isUnboosted ? ' without a boost' : ''}`,
      }),
    ...(unboosted && { strangers: `${unboosted} needs no boost` }),
    ...(support && {
      support: { clause: `one brings ${support.name} for ${support.move}`, move: support.move },
    }),
  }
}
