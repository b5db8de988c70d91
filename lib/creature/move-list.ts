import type { Move } from '@/data/shipped/shipped'
import { firstOfEach } from '@/lib/first-of-each'

/**
 * Returns the distinct moves of a boss as pages list them: by name, status moves last.
 *
 * @param byName compares names of moves in the language of the page
 */
export function moveList(moves: readonly Move[], byName: (one: Move, other: Move) => number): Move[] {
  return firstOfEach(moves, ({ key }) => key).toSorted(
    (one, other) => Number(isStatus(one)) - Number(isStatus(other)) || byName(one, other),
  )
}

export function isStatus({ category }: Pick<Move, 'category'>): boolean {
  return category === 'Status'
}
