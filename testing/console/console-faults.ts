/** What is wrong with the console of a test: both lists are empty where nothing is. */
export interface ConsoleFaults {
  /** What it said and the test did not expect. */
  readonly unexpected: readonly string[]
  /** What the test expected and it did not say. */
  readonly missing: readonly string[]
}

/**
 * Holds what a console said against what a test expects of it. A pattern allows every text that it fits, and fits one
 * at least.
 */
export function consoleFaults(said: readonly string[], expected: readonly RegExp[]): ConsoleFaults {
  return {
    unexpected: said.filter((text) => !expected.some((pattern) => pattern.test(text))),
    missing: expected.filter((pattern) => !said.some((text) => pattern.test(text))).map(String),
  }
}

/** The console of a test with which nothing is wrong. */
export const NO_FAULTS: ConsoleFaults = { unexpected: [], missing: [] }
