import * as v from 'valibot'

// Schemas of plain values, which many files hold.

/** The schema of a text that is not empty. */
export const nonEmptyText = v.pipe(v.string(), v.minLength(1))

/** The schema of a whole number. A safe one: a larger one may be read as another than was written. */
export const integer = v.pipe(v.number(), v.safeInteger())

/** The schema of a whole number within these bounds, both of them allowed. */
export function integerBetween(least: number, most: number) {
  return v.pipe(integer, v.minValue(least), v.maxValue(most))
}

/** The schema of a whole number from 0 on. */
export const count = v.pipe(integer, v.minValue(0))

/** The schema of a whole number from 1 on. */
export const positiveInteger = v.pipe(integer, v.minValue(1))

/** The schema of a share in percent. */
export const percent = v.pipe(v.number(), v.minValue(0), v.maxValue(100))

/** The schema of a number that is finite, for what others write: `1e999` in JSON is read as infinite. */
export const finiteNumber = v.pipe(v.number(), v.finite())

/**
 * The schema of a tuple whose last item may be missing. As an optional item of `v.strictTuple` it would be read as
 * `undefined`, and the tuple be written longer than it was.
 */
export function tupleWithOptionalEnd<const Items extends v.TupleItems, const Last extends v.GenericSchema>(
  items: Items,
  last: Last,
) {
  return v.pipe(v.tupleWithRest(items, last), v.maxLength(items.length + 1))
}

/** The schema of what is no list: before a record, or an object without required fields, which would take one. */
export const noList = v.pipe(
  v.unknown(),
  v.check((value) => !Array.isArray(value), 'is a list'),
)

/** The schema of a day. Its form alone, as `v.isoDate` checks it, would let 30 February pass. */
export const day = v.pipe(v.string(), v.check(isDay, 'is no day such as 2026-11-20'))

function isDay(text: string): boolean {
  const time = Date.parse(text)
  return !Number.isNaN(time) && new Date(time).toISOString().slice(0, 10) === text
}
