/** What is wrong with the console of a test: both lists are empty if nothing is. */
export interface ConsoleFaults {
  /** What it logged unexpectedly. */
  readonly unexpected: readonly string[]
  /** What the test expected and it did not log. */
  readonly missing: readonly string[]
}

/**
 * Compares what a console logged with what a test expects. A pattern allows every text that it matches, and must match at
 * least one.
 */
export function consoleFaults(said: readonly string[], expected: readonly RegExp[]): ConsoleFaults {
  return {
    unexpected: said.filter((text) => !expected.some((pattern) => pattern.test(text))),
    missing: expected.filter((pattern) => !said.some((text) => pattern.test(text))).map(String),
  }
}

/** The console of a test with which nothing is wrong. */
export const NO_FAULTS: ConsoleFaults = { unexpected: [], missing: [] }
