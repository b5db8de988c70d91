import type { Correction } from '@/data/corrections'

/**
 * The data of an answer with the corrected fields put right; all others stay as they came. A field that the answer lacks
 * is not added: an incomplete answer stays one.
 *
 * @param answer of which nothing is known yet
 * @param root the place in the answer that holds the creature or move: `getPokemon`, `getMove`
 * @param corrections those of this creature or move
 */
export function applyCorrections(answer: unknown, root: string, corrections: readonly Correction[]): unknown {
  return corrections.reduce(
    (result, { field, value }) => withValue(result, [root, ...field.split('.')], value),
    answer,
  )
}

function withValue(record: unknown, [field, ...inner]: readonly string[], value: unknown): unknown {
  if (field === undefined) return value
  if (typeof record !== 'object' || record === null) return record
  const entries = Object.entries(record).map(([name, part]) =>
    name === field ? [name, withValue(part, inner, value)] : [name, part],
  )
  return Object.fromEntries(entries)
}
