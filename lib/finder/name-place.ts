/**
 * A name as it is compared with what somebody types: without accents, apostrophes, hyphens, and letter case. `Flabébé` is
 * found by `flabebe`, `Porygon-Z` by `porygon z`.
 */
export function comparableName(name: string): string {
  return name
    .normalize('NFD')
    .replace(/[\u0300-\u036f'’]/g, '')
    .replace(/[^\p{Letter}\p{Number}]+/gu, ' ')
    .trim()
    .toLowerCase()
}

/**
 * Where a boss's name has what is looked for: 0 at its beginning, 1 at that of a later word, 2 within one; infinite where
 * it does not have it.
 *
 * @param wanted as `comparableName` gives it; the empty text is at the beginning of every name
 */
export function namePlace(name: string, wanted: string): number {
  const compared = comparableName(name)
  const position = ` ${compared}`.indexOf(` ${wanted}`)
  if (position === 0) return 0
  if (position > 0) return 1
  return joined(compared).includes(joined(wanted)) ? 2 : Number.POSITIVE_INFINITY
}

function joined(words: string): string {
  return words.replaceAll(' ', '')
}
