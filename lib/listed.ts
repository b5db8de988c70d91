const all = new Intl.ListFormat('en-GB', { type: 'conjunction' })
const either = new Intl.ListFormat('en-GB', { type: 'disjunction' })

/** Joins names for a sentence: `Attack, Defense and Speed`. Empty for no names. */
export function listed(names: readonly string[]): string {
  return all.format(names)
}

/** Joins names of which one is meant: `Drain Punch or Ice Punch`. Empty for no names. */
export function eitherOf(names: readonly string[]): string {
  return either.format(names)
}
