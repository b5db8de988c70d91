import { randomInt } from 'node:crypto'

const HIGHEST_SEED = 2 ** 31

/** How a fuzz test runs: this many cases, from `testSeed`. */
export function fuzzing(numRuns: number): { numRuns: number; seed: number } {
  return { numRuns, seed: testSeed() }
}

/**
 * The seed of what a test draws: the number in the variable `TEST_SEED`, otherwise a random one. Prints it, so that a failed run
 * can be repeated. Throws if the variable is not a whole number.
 */
export function testSeed(): number {
  const setting = process.env.TEST_SEED
  const seed = setting ? Number(setting) : randomInt(HIGHEST_SEED)
  if (!Number.isInteger(seed)) throw new Error(`TEST_SEED=${setting} is not a whole number`)
  process.stdout.write(`TEST_SEED=${seed}\n`)
  return seed
}
