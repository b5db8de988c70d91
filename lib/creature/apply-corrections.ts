import type { Correction } from '@/data/corrections'

/**
 * Replaces the corrected fields of an answer. A field that the answer lacks is not added.
 *
 * @param answer not yet validated
 * @param root the field of the answer with the creature or move: `getPokemon`, `getMove`
 * @param corrections the corrections of this creature or move
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
