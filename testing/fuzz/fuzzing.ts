import { randomInt } from 'node:crypto'

const HIGHEST_SEED = 2 ** 31

export function fuzzing(numRuns: number): { numRuns: number; seed: number } {
  return { numRuns, seed: testSeed() }
}

/**
 * Returns the seed for everything that tests draw: the number in the variable `TEST_SEED`, otherwise a random one. Prints the
 * seed, so that you can repeat a failed run. Throws if the variable isn't a whole number.
 */
export function testSeed(): number {
  const setting = process.env.TEST_SEED
  const seed = setting ? Number(setting) : randomInt(HIGHEST_SEED)
  if (!Number.isInteger(seed)) throw new Error(`TEST_SEED=${setting} is not a whole number`)
  process.stdout.write(`TEST_SEED=${seed}\n`)
  return seed
}
