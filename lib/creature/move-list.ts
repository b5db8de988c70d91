import type { Move } from '@/data/shipped/shipped'
import { firstOfEach } from '@/lib/first-of-each'

/**
 * The moves of a boss as the screen lists them: each once, by name, status moves last.
 *
 * @param byName compares their names in the language of the page
 */
export function moveList(moves: readonly Move[], byName: (one: Move, other: Move) => number): Move[] {
  return firstOfEach(moves, ({ key }) => key).toSorted(
    (one, other) => Number(isStatus(one)) - Number(isStatus(other)) || byName(one, other),
  )
}

/** Whether a move is a status move. */
export function isStatus({ category }: Pick<Move, 'category'>): boolean {
  return category === 'Status'
}
