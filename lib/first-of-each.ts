/** Returns the first entry of each key, in the given order. */
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
