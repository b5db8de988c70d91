/** How many tests passed and failed. */
export interface Outcome {
  readonly passed: number
  readonly failed: number
}

/** The outcome of a command that is no test: it counts when it fails. */
export function outcomeOf(succeeded: boolean): Outcome {
  return { passed: 0, failed: succeeded ? 0 : 1 }
}

/** Both outcomes together. */
export function sum(one: Outcome, other: Outcome): Outcome {
  return { passed: one.passed + other.passed, failed: one.failed + other.failed }
}
