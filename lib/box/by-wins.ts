import type { Fought } from './battles/fought-build'

/** Points that count as equal, since chances are within more of them: turns decide. */
const EQUAL_POINTS = 5

/**
 * Puts the better first: by chance to win alone, then with four, in steps of five points, then by turns, then by HP taken.
 * What has not fought comes last.
 */
export function byWins(one: Fought | undefined, other: Fought | undefined): number {
  if (!one || !other) return Number(!one) - Number(!other)
  return (
    inSteps(other.alone) - inSteps(one.alone) ||
    inSteps(other.group) - inSteps(one.group) ||
    one.turns - other.turns ||
    other.taken - one.taken
  )
}

function inSteps(points: number): number {
  return Math.round(points / EQUAL_POINTS)
}
