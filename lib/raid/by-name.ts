// Made once: comparing through `localeCompare` makes a collator for each comparison.
const collator = new Intl.Collator('en')

/** Orders what has a name, alphabetically by that name. */
export function byName(one: { readonly name: string }, other: { readonly name: string }): number {
  return collator.compare(one.name, other.name)
}
