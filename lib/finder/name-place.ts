/**
 * Normalizes a name for comparison: without accents and apostrophes, in lower case, other marks as spaces. `Flabébé`
 * becomes `flabebe`, `Porygon-Z` becomes `porygon z`.
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
 * Where a name matches: 0 at its beginning, 1 at the beginning of a later word, 2 within a word, infinity for no match.
 *
 * @param wanted normalized by `comparableName`; the empty text matches at the beginning
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
