// `localeCompare` would create a collator for each comparison.
const collator = new Intl.Collator('en')

/** Compares by name, for sorting. */
export function byName(one: { readonly name: string }, other: { readonly name: string }): number {
  return collator.compare(one.name, other.name)
}
