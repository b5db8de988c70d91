import { buildFromSet, type SetRead } from '@/lib/builds/build-from-set'
import { knownNamesOf } from '@/lib/builds/known-names'
import { adding } from '@/lib/words/en/adding'
import { generation9 } from '@/planner/creatures/generation'

/** The names of Scarlet and Violet that a set may use. */
const knownNames = knownNamesOf(generation9)

/** What a set in the text of Pokémon Showdown describes, or what is wrong with it, in words. */
export function readSet(text: string): SetRead | { readonly faults: readonly string[] } {
  const read = buildFromSet(text, knownNames)
  if ('build' in read) return read
  return {
    faults: read.faults.map(({ line, problem }) => {
      const said = adding.problem(problem)
      return line ? `line ${line}: ${said}` : said
    }),
  }
}
