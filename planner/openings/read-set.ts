import { buildFromSet, type SetFault, type SetRead } from '@/lib/builds/build-from-set'
import { type KnownNames, knownNamesOf } from '@/lib/builds/known-names'
import { adding } from '@/lib/words/en/box/adding'
import { generation9 } from '@/planner/creatures/generation'

const namesOfGeneration = knownNamesOf(generation9)

/** Reads a set in Pokémon Showdown's format. Returns a message if it is invalid. */
export function readSet(
  text: string,
  known: KnownNames = namesOfGeneration,
): SetRead | { readonly faults: readonly string[] } {
  const read = buildFromSet(text, known)
  return 'build' in read ? read : { faults: read.faults.map(inWords) }
}

function inWords({ line, problem }: SetFault): string {
  const said = adding.problem(problem)
  return line ? `line ${line}: ${said}` : said
}
