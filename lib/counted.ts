/** A number of things in words: `1 raid`, `2 raids`. For nouns that take an s. */
export function counted(count: number, noun: string): string {
  return `${count} ${noun}${count === 1 ? '' : 's'}`
}
