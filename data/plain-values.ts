import { int, maximum, minimum, minLength, number, string } from 'zod/mini'

// Browsers check some files with these schemas, so they use zod/mini.

export const nonEmptyText = string().check(minLength(1))

export function integerBetween(min: number, max: number) {
  return int().check(minimum(min), maximum(max))
}

/** From 0. */
export const count = int().check(minimum(0))

/** From 1. */
export const positiveInteger = int().check(minimum(1))

export const percent = number().check(minimum(0), maximum(100))
