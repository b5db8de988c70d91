import { randomInt } from 'node:crypto'

const HIGHEST_SEED = 2 ** 31

/**
 * How a fuzz test runs: so many cases, from the seed that the variable `FUZZ_SEED` names, or else from a new one. Says the
 * seed on the screen, so that a run that failed can be repeated. Throws when the variable is no whole number.
 */
export function fuzzing(numRuns: number): { numRuns: number; seed: number } {
  const setting = process.env.FUZZ_SEED
  const seed = setting ? Number(setting) : randomInt(HIGHEST_SEED)
  if (!Number.isInteger(seed)) throw new Error(`FUZZ_SEED=${setting} is no seed: a whole number is`)
  process.stdout.write(`${numRuns} cases with FUZZ_SEED=${seed}\n`)
  return { numRuns, seed }
}
