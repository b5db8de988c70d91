/** The rankings of attackers. */
export const RANKINGS = ['balanced', 'damage', 'safety'] as const

/** A ranking of attackers. */
export type Ranking = (typeof RANKINGS)[number]

/** The figures that rank an attacker. */
export interface RankedHits {
  /** Its damage per hit, in any common unit. */
  readonly damage: number
  /** The worst hit that it takes, in percent of its max HP. */
  readonly worst: number
}

/** The balanced ranking counts at most this many hits survived, since heals and resets come in between. */
export const MAX_HITS_COUNTED = 5

/** In percent of max HP: an attacker whose worst hit is below this survives any two hits. */
const SAFE_BELOW = 50

/** Whether an attacker survives any two hits of the boss. */
export function isSafe({ worst }: RankedHits): boolean {
  return worst < SAFE_BELOW
}

/** The number of worst hits that knock an attacker out, at most `MAX_HITS_COUNTED`. */
export function hitsSurvived({ worst }: RankedHits): number {
  return worst === 0 ? MAX_HITS_COUNTED : Math.min(MAX_HITS_COUNTED, Math.ceil(100 / worst))
}

const COMPARE: Readonly<Record<Ranking, (one: RankedHits, other: RankedHits) => number>> = {
  damage: (one, other) => other.damage - one.damage || one.worst - other.worst,
  safety: (one, other) => one.worst - other.worst || other.damage - one.damage,
  balanced: (one, other) =>
    other.damage * hitsSurvived(other) - one.damage * hitsSurvived(one) || other.damage - one.damage,
}

/**
 * Sorts attackers by a ranking, the best first: by damage per hit, by the worst hit taken, or balanced (damage per hit ×
 * hits survived).
 */
export function ranked<Attacker extends RankedHits>(
  attackers: readonly Attacker[],
  ranking: Ranking,
): Attacker[] {
  return attackers.toSorted(COMPARE[ranking])
}
