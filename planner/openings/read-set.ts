import { buildFromSet, type SetFault, type SetRead } from '@/lib/builds/build-from-set'
import { knownNamesOf } from '@/lib/builds/known-names'
import { adding } from '@/lib/words/en/adding'
import { generation9 } from '@/planner/creatures/generation'
import { readGrown } from './read-grown'

/** The names of Scarlet and Violet that a set may use. */
const knownNames = knownNamesOf(generation9)

/**
 * What a set in the text of Pokémon Showdown describes, its level and individual values too, or what is wrong with it, in
 * words.
 */
export function readSet(text: string): SetRead | { readonly faults: readonly string[] } {
  const read = buildFromSet(text, knownNames)
  const grown = readGrown(text)
  if ('build' in read && !('faults' in grown)) return { ...read, build: { ...read.build, ...grown } }
  return {
    faults: [
      ...('faults' in read ? read.faults.map(inWords) : []),
      ...('faults' in grown ? grown.faults : []),
    ],
  }
}

function inWords({ line, problem }: SetFault): string {
  const said = adding.problem(problem)
  return line ? `line ${line}: ${said}` : said
}
