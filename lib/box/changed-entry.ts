import type { Build } from '@/battle/build'
import { setOfBuild } from '@/lib/builds/set-of-build'
import type { TeraTypeName } from '@/lib/builds/tera-types'
import { type BoxEntry, type BoxProblem, readSets } from './read-sets'

export interface BuildChange {
  readonly item: string
  readonly teraType: TeraTypeName
  readonly moves: readonly string[]
}

/** Returns an entry of a box, or all problems with the change. */
export function changedEntry(
  build: Build,
  change: BuildChange,
): BoxEntry | { readonly problems: BoxProblem[] } {
  const moves = change.moves.map((move) => move.trim()).filter(Boolean)
  const item = change.item.trim() || undefined
  if (moves.length === 0 && build.moves.length > 0) return { problems: [{ kind: 'no moves' }] }
  const { entries, faults } = readSets(setOfBuild({ ...build, ...change, item, moves }))
  return entries[0] ?? { problems: faults.map(({ problem }) => problem) }
}
