import { int, maximum, minimum, minLength, number, string } from 'zod/mini'

// Schemas of plain values in many files. Browsers check some of these files, so the schemas are of zod/mini.

/** The schema of a non-empty text. */
export const nonEmptyText = string().check(minLength(1))

/** The schema of a safe integer from `least` to `most`. */
export function integerBetween(least: number, most: number) {
  return int().check(minimum(least), maximum(most))
}

/** The schema of a whole number from 0 on. */
export const count = int().check(minimum(0))

/** The schema of a whole number from 1 on. */
export const positiveInteger = int().check(minimum(1))

/** The schema of a share in percent. */
export const percent = number().check(minimum(0), maximum(100))
