/**
 * The label that a visitor or a link means: letter case and the kind and number of spaces do not count.
 * Gives `undefined` where none is meant.
 *
 * @param labels the labels to choose from, as the controls write them
 * @param text what a link or a control says
 */
export function findLabel<Label extends string>(labels: readonly Label[], text: string): Label | undefined {
  const wanted = comparable(text)
  return labels.find((label) => comparable(label) === wanted)
}

// A `+` stands for a space in links that went through a form.
function comparable(text: string): string {
  return text
    .replace(/[\s+]+/g, ' ')
    .trim()
    .toLowerCase()
}
