const list = new Intl.ListFormat('en-GB', { type: 'conjunction' })

/** Names in a sentence: `Attack`, `Attack and Defense`, `Attack, Defense and Speed`; empty where there are none. */
export function listed(names: readonly string[]): string {
  return list.format(names)
}
