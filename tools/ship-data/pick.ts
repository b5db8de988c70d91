/** Those entries of a record whose keys are listed, in the order of the list; a key that it lacks is left out. */
export function pick<Value>(
  record: Readonly<Record<string, Value>>,
  keys: readonly string[],
): Record<string, Value> {
  return Object.fromEntries(
    keys.flatMap((key) => {
      const value = record[key]
      return value === undefined ? [] : [[key, value]]
    }),
  )
}
