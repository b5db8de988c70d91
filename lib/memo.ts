/** What a map holds for a key; where it holds nothing, `make` gives it, once. `undefined` is not remembered. */
export function memoized<Key, Value>(known: Map<Key, Value>, key: Key, make: () => Value): Value {
  const value = known.get(key)
  if (value !== undefined) return value
  const made = make()
  known.set(key, made)
  return made
}

/** A function that computes the answer for each argument once. */
export function memoize<Key, Value>(answer: (key: Key) => Value): (key: Key) => Value {
  const known = new Map<Key, Value>()
  return (key) => memoized(known, key, () => answer(key))
}
