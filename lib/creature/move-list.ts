import type { Move } from '@/data/shipped/shipped'
import { byName } from '@/lib/raid/by-name'

/** The moves of a boss as the screen lists them: each once, by name, status moves after all others. */
export function moveList(moves: readonly Move[]): Move[] {
  const distinct = [...new Map(moves.map((move) => [move.key, move])).values()]
  return distinct.toSorted(
    (one, other) => Number(isStatus(one)) - Number(isStatus(other)) || byName(one, other),
  )
}

/** Whether a move does no damage by itself. */
export function isStatus({ category }: Pick<Move, 'category'>): boolean {
  return category === 'Status'
}

/** A move's power as it is shown: `--` for none; text such as `level` stays as the service says it. */
export function powerLabel(basePower: string): string {
  return basePower === '0' ? '--' : basePower
}

/** A move's accuracy as it is shown: percent, or `--` where it never misses. */
export function accuracyLabel(accuracy: number, neverMisses: boolean): string {
  return neverMisses ? '--' : `${accuracy}%`
}
