/**
 * A function that makes a value when it is first called, and gives the same from then on. For files of data that a visitor may
 * never need: checking them takes a slow phone long.
 */
export function once<Value>(make: () => Value): () => Value {
  let made: { readonly value: Value } | undefined
  return () => {
    made ??= { value: make() }
    return made.value
  }
}
