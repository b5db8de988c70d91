import type { Attacker } from './attacker'
import { isSafe, type Ranking, ranked } from './ranking'

/** Which attackers count by how they hit. */
export const CATEGORY_CHOICES = ['any', 'physical', 'special'] as const

/** Which attackers count by how they hit. */
export type CategoryChoice = (typeof CATEGORY_CHOICES)[number]

/** What a visitor wants listed, and in which order. */
export interface Filters {
  readonly ranking: Ranking
  readonly category: CategoryChoice
  readonly onlySafe: boolean
}

/** What is listed before anything is chosen. */
export const ALL_ATTACKERS: Filters = { ranking: 'both', category: 'any', onlySafe: false }

/**
 * The attackers that pass the filters, the best first, each creature once.
 *
 * @param isListed whether a creature may be listed
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
