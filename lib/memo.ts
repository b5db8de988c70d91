/**
 * Returns the value of a key. If the map has none, adds the result of `make`. An `undefined` result runs `make`
 * again.
 */
export function getOrAdd<Key, Value>(values: Map<Key, Value>, key: Key, make: () => Value): Value {
  const value = values.get(key)
  if (value !== undefined) return value
  const newValue = make()
  values.set(key, newValue)
  return newValue
}

export function memoize<Key, Value>(answer: (key: Key) => Value): (key: Key) => Value {
  const values = new Map<Key, Value>()
  return (key) => getOrAdd(values, key, () => answer(key))
}
