import { randomInt } from 'node:crypto'

const HIGHEST_SEED = 2 ** 31

/**
 * How a fuzz test runs: this many cases, from the seed that the variable `FUZZ_SEED` names, or else from a new one.
 * Throws when the variable is no whole number.
 */
export function fuzzing(numRuns: number): { numRuns: number; seed: number } {
  return { numRuns, seed: seedOf('FUZZ_SEED') }
}

/**
 * The seed that a variable names, or else a new one. Prints it, so that a failed run can be repeated.
 * Throws when the variable is no whole number.
 */
export function seedOf(variable: string): number {
  const setting = process.env[variable]
  const seed = setting ? Number(setting) : randomInt(HIGHEST_SEED)
  if (!Number.isInteger(seed)) throw new Error(`${variable}=${setting} is no seed: a whole number is`)
  process.stdout.write(`${variable}=${seed}\n`)
  return seed
}
