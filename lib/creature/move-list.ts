import type { Move } from '@/data/shipped/shipped'
import { firstOfEach } from '@/lib/first-of-each'

/**
 * Returns the distinct moves that pages list for a boss: by name, status moves last.
 *
 * @param byName compares moves' names in the page's language
 */
export function moveList(moves: readonly Move[], byName: (one: Move, other: Move) => number): Move[] {
  return firstOfEach(moves, ({ key }) => key).toSorted(
    (one, other) => Number(isStatus(one)) - Number(isStatus(other)) || byName(one, other),
  )
}

export function isStatus({ category }: Pick<Move, 'category'>): boolean {
  return category === 'Status'
}
