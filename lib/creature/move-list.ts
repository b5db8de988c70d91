import type { Move } from '@/data/shipped/shipped'
import { byName } from '@/lib/raid/by-name'

/** The moves of a boss as the screen lists them: each once, by name, status moves last. */
export function moveList(moves: readonly Move[]): Move[] {
  const distinct = [...new Map(moves.map((move) => [move.key, move])).values()]
  return distinct.toSorted(
    (one, other) => Number(isStatus(one)) - Number(isStatus(other)) || byName(one, other),
  )
}

/** Whether a move is a status move. */
export function isStatus({ category }: Pick<Move, 'category'>): boolean {
  return category === 'Status'
}

/** The label of a move's power: `--` for none; text such as `level` is unchanged. */
export function powerLabel(basePower: string): string {
  return basePower === '0' ? '--' : basePower
}

/** The label of a move's accuracy: percent, or `--` when it never misses. */
export function accuracyLabel(accuracy: number, neverMisses: boolean): string {
  return neverMisses ? '--' : `${accuracy}%`
}
