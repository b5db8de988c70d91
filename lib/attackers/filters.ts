import type { Attacker } from './attacker'
import { isSafe, type Ranking, ranked } from './ranking'

/** The choices of the category filter. */
export const CATEGORY_CHOICES = ['any', 'physical', 'special'] as const

/** A choice of the category filter. */
export type CategoryChoice = (typeof CATEGORY_CHOICES)[number]

/** The visitor's filters and ranking. */
export interface Filters {
  readonly ranking: Ranking
  readonly category: CategoryChoice
  readonly onlySafe: boolean
}

/** The default: no filters. */
export const ALL_ATTACKERS: Filters = { ranking: 'balanced', category: 'any', onlySafe: false }

/**
 * The attackers that pass the filters, the best first, each creature once.
 *
 * @param isListed a further filter, by creature
 */
export function filteredAttackers(
  attackers: readonly Attacker[],
  { ranking, category, onlySafe }: Filters,
  isListed: (creature: string) => boolean,
): Attacker[] {
  const passing = attackers.filter(
    (attacker) =>
      (category === 'any' || attacker.category.toLowerCase() === category) &&
      (!onlySafe || isSafe(attacker)) &&
      isListed(attacker.creature),
  )
  const inOrder = ranked(passing, ranking)
  return inOrder.filter(
    ({ creature }, position) => inOrder.findIndex((other) => other.creature === creature) === position,
  )
}
