/** Returns the value of a key. If the map has none, adds the result of `make`. An `undefined` result runs `make` again. */
export function memoized<Key, Value>(known: Map<Key, Value>, key: Key, make: () => Value): Value {
  const value = known.get(key)
  if (value !== undefined) return value
  const made = make()
  known.set(key, made)
  return made
}

/** Returns a function that computes the answer for each argument once. */
export function memoize<Key, Value>(answer: (key: Key) => Value): (key: Key) => Value {
  const known = new Map<Key, Value>()
  return (key) => memoized(known, key, () => answer(key))
}
