/**
 * Finds the label that a link or a control names. Letter case and extra spaces do not matter. Gives `undefined` when no
 * label matches.
 */
export function findLabel<Label extends string>(labels: readonly Label[], text: string): Label | undefined {
  const wanted = comparable(text)
  return labels.find((label) => comparable(label) === wanted)
}

// Forms encode a space as `+`.
function comparable(text: string): string {
  return text
    .replace(/[\s+]+/g, ' ')
    .trim()
    .toLowerCase()
}
