/** The first entry of every key, in the order in which they stand. */
export function firstOfEach<Entry>(
  entries: readonly Entry[],
  keyOf: (entry: Entry) => string | undefined,
): Entry[] {
  const seen = new Set<string | undefined>()
  return entries.filter((entry) => {
    const key = keyOf(entry)
    const isNew = !seen.has(key)
    seen.add(key)
    return isNew
  })
}
