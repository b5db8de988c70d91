/** Faults of a test's console. */
export interface ConsoleFaults {
  /** Texts that the test doesn't expect. */
  readonly unexpected: readonly string[]
  /** Expected patterns that no text matches. */
  readonly missing: readonly string[]
}

/**
 * Compares a console's texts with the patterns that a test expects. A pattern allows every text that it matches, and must
 * match at least one.
 */
export function consoleFaults(said: readonly string[], expected: readonly RegExp[]): ConsoleFaults {
  return {
    unexpected: said.filter((text) => !expected.some((pattern) => pattern.test(text))),
    missing: expected.filter((pattern) => !said.some((text) => pattern.test(text))).map(String),
  }
}

export const NO_FAULTS: ConsoleFaults = { unexpected: [], missing: [] }
