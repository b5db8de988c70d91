import { CHANCE_WITHIN } from '@/lib/plans/raid-plans'
import type { Fought } from './battles/fought-build'

/**
 * Puts the better first: by chance to win alone, then with four, in steps of `CHANCE_WITHIN` points, then by turns, then by
 * HP taken. What has not fought comes last.
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
  return Math.round(points / CHANCE_WITHIN)
}
