/** Longer than any name. */
const MAX_LENGTH = 30

/**
 * Quotes a text of a link in a sentence: truncated, without invisible characters and those that change the direction of
 * writing.
 */
export function quoted(text: string): string {
  const shown = text
    .replace(/\p{Other}/gu, '')
    .replace(/\s+/gu, ' ')
    .trim()
  const characters = [...shown]
  return `"${characters.length > MAX_LENGTH ? `${characters.slice(0, MAX_LENGTH).join('')}…` : shown}"`
}
