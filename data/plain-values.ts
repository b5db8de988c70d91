import { int, maximum, minimum, minLength, number, string } from 'zod/mini'

// Schemas of plain values, which many files hold. Browsers read some of them, so they are of zod/mini.

/** The schema of a text that is not empty. */
export const nonEmptyText = string().check(minLength(1))

/** The schema of a whole number within these bounds, both of them allowed. A safe one: a larger one may be read as another. */
export function integerBetween(least: number, most: number) {
  return int().check(minimum(least), maximum(most))
}

/** The schema of a whole number from 0 on. */
export const count = int().check(minimum(0))

/** The schema of a whole number from 1 on. */
export const positiveInteger = int().check(minimum(1))

/** The schema of a share in percent. */
export const percent = number().check(minimum(0), maximum(100))
