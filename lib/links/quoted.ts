/** Longer texts are cut: no name is as long. */
const LONGEST = 30

/**
 * A text of a link, to be shown in a sentence: in quotation marks, cut where it is long, without characters that do not
 * show or that turn the direction of writing.
 */
export function quoted(text: string): string {
  const shown = text
    .replace(/\p{Other}/gu, '')
    .replace(/\s+/gu, ' ')
    .trim()
  const characters = [...shown]
  return `"${characters.length > LONGEST ? `${characters.slice(0, LONGEST).join('')}…` : shown}"`
}
