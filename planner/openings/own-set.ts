import type { Build } from '@/battle/build'
import { buildFromSet } from '@/lib/builds/build-from-set'
import { knownNamesOf } from '@/lib/builds/known-names'
import { generation9 } from '@/planner/creatures/generation'

export const namesOfGeneration = knownNamesOf(generation9)

/**
 * Parses a set of our own data. Throws with all faults if a line is unreadable.
 *
 * @param where names the set in the error
 */
export function buildOfOwnSet(set: string, where: string): Build {
  const result = buildFromSet(set, namesOfGeneration)
  if ('build' in result) return result.build
  throw new Error(`${where} cannot be read: ${set}: ${JSON.stringify(result.faults)}`)
}
