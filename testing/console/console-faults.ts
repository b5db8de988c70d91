export interface ConsoleFaults {
  readonly unexpected: readonly string[]
  readonly missing: readonly string[]
}

/** A pattern allows every text that it matches, and must match at least one. */
export function consoleFaults(texts: readonly string[], expected: readonly RegExp[]): ConsoleFaults {
  return {
    unexpected: texts.filter((text) => !expected.some((pattern) => pattern.test(text))),
    missing: expected.filter((pattern) => !texts.some((text) => pattern.test(text))).map(String),
  }
}

export const NO_FAULTS: ConsoleFaults = { unexpected: [], missing: [] }
