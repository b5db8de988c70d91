import type { Build } from '@/battle/build'
import { buildFromSet } from '@/lib/builds/build-from-set'
import { knownNamesOf } from '@/lib/builds/known-names'
import { generation9 } from '@/planner/creatures/generation'

/** Names of all species, moves, abilities and items of the generation. */
export const namesOfGeneration = knownNamesOf(generation9)

/**
 * Returns the build of a set in our own data, in Pokémon Showdown's format. Throws with all faults if a line is unreadable.
 *
 * @param where the place of the set, for the error
 */
export function buildOfOwnSet(set: string, where: string): Build {
  const read = buildFromSet(set, namesOfGeneration)
  if ('build' in read) return read.build
  throw new Error(`${where} cannot be read: ${set}: ${JSON.stringify(read.faults)}`)
}
