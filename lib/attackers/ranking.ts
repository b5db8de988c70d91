/** The orders in which attackers can be listed. */
export const RANKINGS = ['both', 'damage', 'safety'] as const

/** An order in which attackers can be listed. */
export type Ranking = (typeof RANKINGS)[number]

/** What decides the place of an attacker. */
export interface RankedHits {
  /** Its damage a hit, in any unit that all of them share. */
  readonly damage: number
  /** The worst hit that it may take, in percent of its max HP. */
  readonly worst: number
}

/** The most hits for which the ranking by both counts an attacker's endurance: heals and resets come in between. */
export const MAX_HITS_COUNTED = 5

/** An attacker that takes less than this at worst, in percent of its max HP, is called safe: it stands any two hits. */
export const SAFE_BELOW = 50

/** Whether an attacker stands any two hits of the boss. */
export function isSafe({ worst }: RankedHits): boolean {
  return worst < SAFE_BELOW
}

/** How many of the worst hits bring an attacker down, at most `MAX_HITS_COUNTED`. */
export function hitsSurvived({ worst }: RankedHits): number {
  return worst === 0 ? MAX_HITS_COUNTED : Math.min(MAX_HITS_COUNTED, Math.ceil(100 / worst))
}

const COMPARE: Readonly<Record<Ranking, (one: RankedHits, other: RankedHits) => number>> = {
  damage: (one, other) => other.damage - one.damage || one.worst - other.worst,
  safety: (one, other) => one.worst - other.worst || other.damage - one.damage,
  both: (one, other) =>
    other.damage * hitsSurvived(other) - one.damage * hitsSurvived(one) || other.damage - one.damage,
}

/**
 * Attackers in the order of a ranking, the best first: by damage a hit; by the worst hit taken; or by both, the damage
 * a hit times the worst hits that it takes to bring the attacker down.
 */
export function ranked<Attacker extends RankedHits>(
  attackers: readonly Attacker[],
  ranking: Ranking,
): Attacker[] {
  return attackers.toSorted(COMPARE[ranking])
}
