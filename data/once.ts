/**
 * A function that makes a value when it is first called, and gives the same from then on. For files of data that a visitor may
 * never need: to check all of them took a slow phone half of the time from its first choice to the raid.
 */
export function once<Value>(make: () => Value): () => Value {
  let made: { readonly value: Value } | undefined
  return () => {
    made ??= { value: make() }
    return made.value
  }
}
