const list = new Intl.ListFormat('en-GB', { type: 'conjunction' })

/** Joins names for a sentence: `Attack, Defense and Speed`. Empty for no names. */
export function listed(names: readonly string[]): string {
  return list.format(names)
}
