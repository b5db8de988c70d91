/** Returns the first entry of each key, in the given order. */
export function firstOfEach<T>(entries: readonly T[], keyOf: (entry: T) => string | undefined): T[] {
  const keys = new Set<string | undefined>()
  return entries.filter((entry) => {
    const key = keyOf(entry)
    const isNew = !keys.has(key)
    keys.add(key)
    return isNew
  })
}
