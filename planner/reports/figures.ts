/** A share in words, rounded: `51%`. */
export function percent(share: number): string {
  return `${Math.round(100 * share)}%`
}

/** A number of turns in words, rounded to tenths: `13.1 turns`, `1 turn`. */
export function turnsInWords(turns: number): string {
  const tenths = Math.round(10 * turns) / 10
  return tenths === 1 ? '1 turn' : `${tenths} turns`
}
