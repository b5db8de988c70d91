import type { Move } from '@/data/shipped/shipped'
import { firstOfEach } from '@/lib/first-of-each'

/**
 * Returns the distinct moves that pages list for a boss: by name, status moves last.
 *
 * @param byName compares moves' names in the page's language
 */
export function moveList(moves: readonly Move[], byName: (a: Move, b: Move) => number): Move[] {
  return firstOfEach(moves, ({ key }) => key).toSorted(
    (a, b) => Number(isStatus(a)) - Number(isStatus(b)) || byName(a, b),
  )
}

export function isStatus({ category }: Pick<Move, 'category'>): boolean {
  return category === 'Status'
}
